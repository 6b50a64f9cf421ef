# nginx and envsubst for tests/deploy: found or installed. Sourced by .ci/run.

. .ci/install.sh

# Makes both be there, or says in $nginx_missing why they cannot be.
find_nginx() {
  nginx_missing=
  nginx_is_there && return
  install_packages nginx nginx-light gettext-base && nginx_is_there && return
  nginx_missing=${not_installed:-'they were installed and are not there'}
  return 1
}

nginx_is_there() {
  [ -x /usr/sbin/nginx ] && command -v envsubst > /dev/null
}
