/** Whether faults can hit requests to the path and the request log keeps them: everything but /__mock and /health. */
export const isControlledPath = (path: string) =>
  !(path.startsWith('/__mock') || path.startsWith('/health')) || !/^\/(__mock|health)(?:[/?]|$)/.test(path);
