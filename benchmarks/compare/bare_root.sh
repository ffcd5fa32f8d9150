#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0-or-later
# Installs the other programs of `make compare` in a bare Debian 12, each from its registry, throws a case with each and
# tells whether the numbers are those of build/compare: benchmarks/compare/bare_root.sh FOLDER [CASE ...]; the plane if none.
# FOLDER is made by mmdebstrap where it is not there. Only root can do this. Mounts are seen by this command alone.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
built=$here/../../build/compare
mirror=http://deb.debian.org/debian
packages=(python3-numpy python3-venv saga libgdal-dev g++ python3-dev)
if [ "$#" = 0 ]; then
    echo "usage: $0 FOLDER [CASE ...]" >&2
    exit 2
fi
root=$1
shift
if [ "$#" = 0 ]; then set -- plane; fi

if [ ! -x "$root/usr/bin/apt-get" ]; then
    mmdebstrap --variant=minbase --mode=root --include=ca-certificates bookworm "$root" "deb $mirror bookworm main"
fi
root=$(readlink -f "$root")
place=/opt/talus-compare
mkdir -p "$root$place/benchmarks" "$root$place/build/compare/cases"
rm -rf "$root$place/benchmarks/compare" "$root$place/build/compare/results"
cp -r "$here" "$root$place/benchmarks/compare"
for name in "$@"; do cp "$built/cases/$name.npz" "$root$place/build/compare/cases/"; done
cp /etc/resolv.conf "$root/etc/resolv.conf"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"

# shellcheck disable=SC2016  # the inner shells expand
unshare --mount --propagation private bash -c '
    set -euo pipefail
    root=$1 place=$2 packages=$3; shift 3
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    exec chroot "$root" env -u PIP_FIND_LINKS -u PYTHONDONTWRITEBYTECODE HOME=/root LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        DEBIAN_FRONTEND=noninteractive bash -c "
            set -euo pipefail
            place=\$1 packages=\$2; shift 2
            apt-get update --quiet=2
            apt-get install --quiet=2 --yes --no-install-recommends \$packages >/dev/null
            cd \$place/benchmarks/compare
            for name in energy_line sliding_block saga; do python3 run_\$name.py \"\$@\"; done
            for name in platrock pyrockfall; do
                python=\$(python3 -c \"import compare; print(compare.environment(\\\"\$name\\\") or \\\"\\\")\" | tail -n 1)
                if [ -x \"\$python\" ]; then \$python run_\$name.py \"\$@\"; else echo \"Failed: \$name: \$python\"; fi
            done
        " bash "$place" "$packages" "$@"
' bash "$root" "$place" "${packages[*]}" "$@"

/usr/bin/python3 - "$here" "$root$place/build/compare/results" "$built/results" <<'PYTHON'
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from compare import digest

there, ours = map(Path, sys.argv[2:])
for path in sorted(there.glob("*/*.npz")):
    own = ours / path.relative_to(there)
    same = "the same numbers" if own.is_file() and digest(path) == digest(own) else "OTHER NUMBERS" if own.is_file() else "no result"
    print(f"{path.parent.name} {path.stem}: {same} as in build/compare")
PYTHON
