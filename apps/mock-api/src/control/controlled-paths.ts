/** Whether requests there can be hit by faults and are kept in the journal: all but the control surface's own and /health. */
export const isControlledPath = (path: string) =>
  !(path.startsWith('/__mock') || path.startsWith('/health')) || !/^\/(__mock|health)(?:[/?]|$)/.test(path);
