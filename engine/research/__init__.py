# SPDX-License-Identifier: GPL-2.0-or-later
"""Models of the sources that Talus does not simulate with, for research: docs/research.md.

    from talus.engine.research.compliance import discrete_compliance

Nothing of the engine and no algorithm of the plugin imports this package, so no run depends on it or waits for it. Its
functions reproduce what the sources print (docs/sources.md), and their names may change from one version to the next.
Numbers agree between machines to rounding, not bit for bit.

    sections             plane sections of rocks, coefficients of restitution, one impact in all orientations
    planar_impact        closed forms of one planar impact: the seven processes of Ashayer (2007), table 4.1
    historical_impacts   models of Pfeiffer and Bowen, Bozzolo, Descoeudres, Brach, and Newton's, for one impact
    compliance           dashpot of the first power, discrete compliance (DCM) of Stronge
    compliant_body       a body on a plane under the law mdem, one impact at a time
    clumps               clumps of discs for a disc, ellipses, a square and a rectangle under that law
    granular_channel     spheres in a channel by Coulomb's law or maximum dissipation: Preclik et al., section 4.3
    fixed_point          fixed points by relaxation, with a constant or Aitken's factor
    coupled_net          partitioned coupling of a rock and a small implicit net, weak or strong
    mesh_mapping         motions and forces between two meshes that do not match
"""
