# Finds or installs Firefox and WebKit for tests/browsers. Sourced by .ci/run.

. .ci/install.sh

# Returns 1 and sets $browsers_missing to the reason if they cannot be used.
find_browsers() {
  browsers_missing=
  has_browsers && return
  install_packages browsers firefox-esr webkit2gtk-driver xvfb && has_browsers && return
  browsers_missing=${not_installed:-'they were installed but cannot be found'}
  return 1
}

has_browsers() {
  command -v firefox-esr > /dev/null && command -v WebKitWebDriver > /dev/null && command -v Xvfb > /dev/null
}
