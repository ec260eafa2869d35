# Runs a command in its own network, whose only way out is a device that counts and drops packets, and
# where this machine resolves every name.
set -e
ip link set lo up
ip link add outside type veth peer name wire
for end in outside wire; do
  echo 1 >/proc/sys/net/ipv6/conf/$end/disable_ipv6
  ip link set $end arp off up
done
ip addr add 198.51.100.2/24 dev outside
ip route add default dev outside
echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start
mount --bind "$1" /etc/resolv.conf
shift
exec "$@"
