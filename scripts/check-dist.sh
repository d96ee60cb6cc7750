#!/bin/bash
# Builds the release of one platform twice from the last commit, in different folders, time zones, locales and umasks, and fails when a
# file differs. Looks into the package too.
set -euo pipefail
cd "$(dirname "$0")/.."
go=${GO:-go}
platform=linux/amd64

work=$(mktemp -d)
leave() {
	git worktree remove --force "$work/a" || true
	git worktree remove --force "$work/another-folder/b" || true
	rm -rf "$work"
}
trap leave EXIT
build() ( # FOLDER OUT
	cd "$1"
	"$go" run -C tools/dist . -root "$1" -out "$2" -platforms "$platform"
)
(umask 022 && git worktree add --quiet --detach "$work/a" HEAD)
(umask 077 && git worktree add --quiet --detach "$work/another-folder/b" HEAD)
(umask 022 && TZ=UTC LC_ALL=C build "$work/a" "$work/one") &
(umask 077 && TZ=Asia/Tokyo LC_ALL=C.UTF-8 build "$work/another-folder/b" "$work/two")
wait $!

if ! diff -r "$work/one" "$work/two"; then
	echo "Two builds of the same commit differ." >&2
	exit 1
fi
(cd "$work/one" && sha256sum --check --quiet SHA256SUMS)

package=$(echo "$work"/one/*.deb)
dpkg-deb --extract "$package" "$work/root"
for file in usr/bin/kiosk usr/bin/kiosk-worker etc/kiosk/kiosk.env usr/lib/systemd/system/kiosk.service usr/lib/sysusers.d/kiosk.conf usr/share/doc/kiosk/copyright; do
	[ -s "$work/root/$file" ] || { echo "The package has no $file." >&2; exit 1; }
done
dpkg-deb --info "$package" conffiles | grep -qx /etc/kiosk/kiosk.env
[ "$(stat -c %a "$work/root/etc/kiosk/kiosk.env")" = 600 ]
if grep -r /usr/local/bin "$work/root/usr/lib/systemd"; then
	echo "A unit of the package names programs that are not in it." >&2
	exit 1
fi
"$work/root/usr/bin/kiosk" version | grep -q "^commit $(git rev-parse HEAD)$"
echo "Two builds are identical: $(cut -c1-12 "$work/one/SHA256SUMS" | tr '\n' ' ')"
