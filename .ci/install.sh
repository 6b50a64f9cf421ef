# Installs Debian packages if CI or INSTALL=1 is set, so that a developer's machine does not change unasked.
# Sourced by .ci/nginx.sh, .ci/docker.sh and .ci/browsers.sh.

# install_packages NAME PACKAGE...: returns 1 and sets $not_installed to the reason if it cannot install them.
install_packages() {
  local name=$1
  shift
  if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
    not_installed="the packages of $name are missing, and only root on Debian can install them"
    return 1
  fi
  if [ -z "${CI:-}" ] && [ "${INSTALL:-}" != 1 ]; then
    not_installed="the packages of $name are missing. Set CI or INSTALL=1 to install them"
    return 1
  fi
  local log="test-results/$name-install.log"
  mkdir -p "$(dirname "$log")"
  echo "Installing $name (log: $log) ..."
  export DEBIAN_FRONTEND=noninteractive
  if { apt-get update && apt-get install -y "$@"; } > "$log" 2>&1; then return; fi
  tail -n 20 "$log"
  not_installed="the packages of $name could not be installed"
  return 1
}
