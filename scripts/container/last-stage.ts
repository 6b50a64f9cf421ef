/**
 * The last stage of a Dockerfile by itself: on the base that NODE_IMAGE names, with what the stage `build` would have made taken from the
 * folder that is built from. It runs nothing, so it needs no network, and no shell in its base.
 */
export function lastStage(dockerfile: string): string {
  const stage = dockerfile.split(/^FROM .+$/m).at(-1) ?? '';
  return `ARG NODE_IMAGE\nFROM \${NODE_IMAGE}${stage.replaceAll(/--from=build (.*)\/src\//g, '$1')}`;
}
