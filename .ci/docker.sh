# Docker for the container target: found, installed or started. Sourced by .ci/run.

. .ci/install.sh

docker_log=test-results/dockerd.log
docker_pid=

# Makes a Docker daemon answer, or says in $docker_missing why none can.
start_docker() {
  docker_missing=
  docker_answers && return
  if ! command -v dockerd > /dev/null; then
    if ! install_packages docker docker.io; then
      docker_missing=$not_installed
      return 1
    fi
    docker_answers && return
  fi
  if [ "$(id -u)" != 0 ]; then
    docker_missing='no Docker daemon answers, and only root may start one'
    return 1
  fi
  # Without an init system nobody has mounted what dockerd counts and limits its containers with.
  if ! mountpoint -q /sys/fs/cgroup && command -v cgroupfs-mount > /dev/null; then cgroupfs-mount; fi
  mkdir -p "$(dirname "$docker_log")"
  echo "Starting dockerd (log: $docker_log) ..."
  dockerd > "$docker_log" 2>&1 &
  docker_pid=$!
  for _ in $(seq 120); do
    docker_answers && return
    kill -0 "$docker_pid" 2> /dev/null || break
    sleep 0.5
  done
  docker_missing='dockerd was started and does not answer'
  tail -n 20 "$docker_log"
  return 1
}

# Makes the base images of the Dockerfile be there, or says in $docker_missing which cannot be pulled.
pull_base_images() {
  local image
  for image in $(sed -n 's/^FROM \([^ ]*:[^ ]*\).*/\1/p' Dockerfile); do
    docker image inspect "$image" > /dev/null 2>&1 && continue
    docker pull --quiet "$image" && continue
    docker_missing="the base image $image cannot be pulled"
    return 1
  done
}

# Ends the daemon that start_docker started; one that ran before goes on.
stop_docker() {
  [ -n "$docker_pid" ] || return 0
  kill "$docker_pid" 2> /dev/null
  wait "$docker_pid" 2> /dev/null
  docker_pid=
}

docker_answers() {
  command -v docker > /dev/null && docker version --format '{{.Server.Version}}' > /dev/null 2>&1
}
