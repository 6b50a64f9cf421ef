# Firefox and WebKit for tests/browsers: found or installed. Sourced by .ci/run.

. .ci/install.sh

# Makes both be there, or says in $browsers_missing why they cannot be.
find_browsers() {
  browsers_missing=
  browsers_are_there && return
  install_packages browsers firefox-esr webkit2gtk-driver xvfb && browsers_are_there && return
  browsers_missing=${not_installed:-'they were installed and are not there'}
  return 1
}

browsers_are_there() {
  command -v firefox-esr > /dev/null && command -v WebKitWebDriver > /dev/null && command -v Xvfb > /dev/null
}
