# nginx with its brotli module, for tests/deploy and the image of the web application: found or installed. Sourced by .ci/run.

# Makes nginx be there, or says in $nginx_missing why it cannot be.
find_nginx() {
  nginx_missing=
  nginx_is_there && return
  if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
    nginx_missing='there is no nginx here, and it can only be installed by root on Debian'
    return 1
  fi
  local log=test-results/nginx-install.log
  mkdir -p "$(dirname "$log")"
  echo "Installing nginx (log: $log) ..."
  export DEBIAN_FRONTEND=noninteractive
  if { apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static; } > "$log" 2>&1 && nginx_is_there; then
    return
  fi
  tail -n 20 "$log"
  nginx_missing='nginx could not be installed'
  return 1
}

nginx_is_there() {
  [ -x /usr/sbin/nginx ] && [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]
}
