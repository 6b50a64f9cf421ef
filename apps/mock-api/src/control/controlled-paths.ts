/** Returns true if faults and the request log apply to the path: all but /__mock and /health. */
export const isControlledPath = (path: string) =>
  !(path.startsWith('/__mock') || path.startsWith('/health')) || !/^\/(__mock|health)(?:[/?]|$)/.test(path);
