# nginx with its brotli module, for tests/deploy and the image of the web application: found or installed. Sourced by .ci/run.

. .ci/install.sh

# Makes nginx be there, or says in $nginx_missing why it cannot be.
find_nginx() {
  nginx_missing=
  nginx_is_there && return
  if install_packages nginx nginx-light libnginx-mod-http-brotli-static; then
    nginx_is_there && return
    not_installed='nginx was installed without its brotli module'
  fi
  nginx_missing=$not_installed
  return 1
}

nginx_is_there() {
  [ -x /usr/sbin/nginx ] && [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]
}
