# SPDX-License-Identifier: GPL-2.0-or-later
"""A net of plain data in Kratos Multiphysics: the part of benchmarks/beside_kratos.py that its Python runs.

    python kratos_net.py NET.json STEP STEPS      prints a JSON object: seconds of processor, place of the watched node

Explicit central differences with lumped masses, the structure alone: no rock, no contact, no coupling.
"""

import json
import sys
import time

import KratosMultiphysics as KM
import KratosMultiphysics.CableNetApplication as CableNet
import KratosMultiphysics.ConstitutiveLawsApplication
import KratosMultiphysics.StructuralMechanicsApplication as Structural

VARIABLES = (
    KM.DISPLACEMENT, KM.REACTION, KM.VELOCITY, KM.ACCELERATION, KM.VOLUME_ACCELERATION, KM.NODAL_MASS,
    KM.FORCE_RESIDUAL, KM.RESIDUAL_VECTOR, Structural.MIDDLE_VELOCITY, Structural.POINT_LOAD,
)  # fmt: skip
BARS = {"truss": "TrussElement3D2N", "cable": "CableElement3D2N", "brake": "CableElement3D2N"}


def properties_of(part, number, material, kind):
    """Properties of a material as an element of a kind takes them."""
    row = part.CreateNewProperties(number)
    row.SetValue(KM.YOUNG_MODULUS, material["E"])
    row.SetValue(KM.DENSITY, material["rho"])
    row.SetValue(Structural.CROSS_AREA, material["A"])
    row.SetValue(Structural.TRUSS_PRESTRESS_PK2, material.get("S0", 0.0))
    row.SetValue(Structural.RAYLEIGH_ALPHA, material.get("alpha", 0.0))
    row.SetValue(Structural.RAYLEIGH_BETA, 0.0)
    law = "TrussConstitutiveLaw"
    if "yield" in material and kind == "brake":
        row.SetValue(KM.YIELD_STRESS, material["yield"])
        row.SetValue(Structural.HARDENING_MODULUS_1D, material["hard"])
        law = "TrussPlasticityConstitutiveLaw"
    row.SetValue(KM.CONSTITUTIVE_LAW, KM.KratosGlobals.GetConstitutiveLaw(law).Clone())
    return row


def structure_of(net, model):
    """Model part of a net; the model has to be kept."""
    part = model.CreateModelPart("Structure")
    for variable in VARIABLES:
        part.AddNodalSolutionStepVariable(variable)
    for number, place in enumerate(net["nodes"], start=1):
        part.CreateNewNode(number, *place)
    rows = {}
    for number, element in enumerate(net["elements"], start=1):
        kind, name = element["type"], element["mat"]
        if (name, kind) not in rows:
            rows[name, kind] = properties_of(part, len(rows) + 1, net["materials"][name], kind)
        nodes = [node + 1 for node in element["nodes"]]
        if kind == "slide":
            add_rope(part, number, nodes, rows[name, kind])
        else:
            form = f"RingElement3D{len(nodes)}N" if kind == "ring" else BARS[kind]
            part.CreateNewElement(form, number, nodes, rows[name, kind])
    for a, variable in enumerate((KM.DISPLACEMENT_X, KM.DISPLACEMENT_Y, KM.DISPLACEMENT_Z)):
        KM.VariableUtils().AddDof(variable, (KM.REACTION_X, KM.REACTION_Y, KM.REACTION_Z)[a], part)
    for node in net["fixed"]:
        for variable in (KM.DISPLACEMENT_X, KM.DISPLACEMENT_Y, KM.DISPLACEMENT_Z):
            part.Nodes[node + 1].Fix(variable)
    for node in part.Nodes:
        node.SetSolutionStepValue(KM.VOLUME_ACCELERATION, 0, KM.Array3(net["gravity"]))
    for node, *velocity in net["thrown"]:
        for variable in (KM.VELOCITY, Structural.MIDDLE_VELOCITY):
            part.Nodes[node + 1].SetSolutionStepValue(variable, 0, KM.Array3(velocity))
    return part


def add_rope(part, number, nodes, row):
    """One sliding rope over all its nodes."""
    own = part.CreateSubModelPart(f"rope_{number}")
    own.AddNodes(nodes)
    own.AddProperties(row)
    settings = KM.Parameters(json.dumps({
        "edge_sub_model_part_name": own.FullName(), "element_type": "cable", "node_id_order": nodes,
        "element_id": number, "property_id": row.Id,
    }))  # fmt: skip
    CableNet.EdgeCableElementProcess(own, settings).ExecuteInitialize()


def run(net, step, steps):
    """Seconds of processor of the steps, and the displacement of the watched node."""
    model = KM.Model()
    part = structure_of(net, model)
    part.SetBufferSize(3)
    info = part.ProcessInfo
    info[KM.COMPUTE_LUMPED_MASS_MATRIX], info[KM.DOMAIN_SIZE] = True, 3
    info[Structural.RAYLEIGH_ALPHA], info[Structural.RAYLEIGH_BETA] = 0.0, 0.0
    info[KM.DELTA_TIME] = step
    scheme = Structural.ExplicitCentralDifferencesScheme(step, 1.0, 0.0)
    strategy = Structural.MechanicalExplicitStrategy(part, scheme, False, False, True)
    strategy.SetEchoLevel(0)
    for element in part.Elements:
        element.Initialize(info)
    strategy.Check()
    strategy.Initialize()
    begin = time.process_time()
    for n in range(1, steps + 1):
        part.CloneTimeStep(n * step)
        info[KM.STEP] = n
        strategy.InitializeSolutionStep()
        strategy.Predict()
        strategy.SolveSolutionStep()
        strategy.FinalizeSolutionStep()
    seconds = time.process_time() - begin
    moved = part.Nodes[net["watched"] + 1].GetSolutionStepValue(KM.DISPLACEMENT)
    return {"seconds": seconds, "moved": list(moved), "elements": part.NumberOfElements()}


def main(path, step, steps):
    """Print what came out."""
    KM.Logger.GetDefaultOutput().SetSeverity(KM.Logger.Severity.WARNING)
    with open(path, encoding="utf-8") as file:
        print(json.dumps(run(json.load(file), float(step), int(steps))))


if __name__ == "__main__":
    main(*sys.argv[1:])
