# Debian packages that a part of CI needs; only where CI is set, as services of that kind do, or INSTALL=1: nobody's own machine is changed
# unasked. Sourced by .ci/nginx.sh, .ci/docker.sh and .ci/browsers.sh.

# install_packages WHAT PACKAGE... — installs the packages, or says in $not_installed why it cannot.
install_packages() {
  local what=$1
  shift
  if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
    not_installed="there is no $what here, and it can only be installed by root on Debian"
    return 1
  fi
  if [ -z "${CI:-}" ] && [ "${INSTALL:-}" != 1 ]; then
    not_installed="there is no $what here, and it is only installed with CI or INSTALL=1 set"
    return 1
  fi
  local log="test-results/$what-install.log"
  mkdir -p "$(dirname "$log")"
  echo "Installing $what (log: $log) ..."
  export DEBIAN_FRONTEND=noninteractive
  if { apt-get update && apt-get install -y "$@"; } > "$log" 2>&1; then return; fi
  tail -n 20 "$log"
  not_installed="$what could not be installed"
  return 1
}
