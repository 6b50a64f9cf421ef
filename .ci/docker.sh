# Finds, installs or starts Docker for the container target. Sourced by .ci/run and .ci/release-images.

. .ci/install.sh

docker_log=test-results/dockerd.log
docker_pid=

# Returns 1 and sets $docker_missing to the reason if no Docker daemon responds.
start_docker() {
  docker_missing=
  docker_responds && return
  if ! command -v dockerd > /dev/null; then
    if ! install_packages docker docker.io; then
      docker_missing=$not_installed
      return 1
    fi
    docker_responds && return
  fi
  if [ "$(id -u)" != 0 ]; then
    docker_missing='no Docker daemon responds, and only root can start one'
    return 1
  fi
  # Mounts the cgroups that dockerd needs, because a system without an init system has not.
  if ! mountpoint -q /sys/fs/cgroup && command -v cgroupfs-mount > /dev/null; then cgroupfs-mount; fi
  mkdir -p "$(dirname "$docker_log")"
  echo "Starting dockerd (log: $docker_log) ..."
  dockerd > "$docker_log" 2>&1 &
  docker_pid=$!
  for _ in $(seq 120); do
    docker_responds && return
    kill -0 "$docker_pid" 2> /dev/null || break
    sleep 0.5
  done
  docker_missing='dockerd was started but does not respond'
  tail -n 20 "$docker_log"
  return 1
}

base_images() {
  sed -n 's/^FROM \([^ ]*:[^ ]*\).*/\1/p' Dockerfile
}

# Returns 1 and sets $docker_missing if a base image of the Dockerfile cannot be pulled.
pull_base_images() {
  local image
  for image in $(base_images); do
    docker image inspect "$image" > /dev/null 2>&1 && continue
    docker pull --quiet "$image" && continue
    docker_missing="the base image $image cannot be pulled"
    return 1
  done
}

# Stops the daemon only if start_docker started it.
stop_docker() {
  [ -n "$docker_pid" ] || return 0
  kill "$docker_pid" 2> /dev/null
  wait "$docker_pid" 2> /dev/null
  docker_pid=
}

docker_responds() {
  command -v docker > /dev/null && docker version --format '{{.Server.Version}}' > /dev/null 2>&1
}
