# Finds or installs nginx and envsubst for tests/deploy. Sourced by .ci/run.

. .ci/install.sh

# Returns 1 and sets $nginx_missing to the reason if they cannot be used.
find_nginx() {
  nginx_missing=
  has_nginx && return
  install_packages nginx nginx-light gettext-base && has_nginx && return
  nginx_missing=${not_installed:-'they were installed but cannot be found'}
  return 1
}

has_nginx() {
  [ -x /usr/sbin/nginx ] && command -v envsubst > /dev/null
}
