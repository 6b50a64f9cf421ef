export const texts = {
  connection: 'Connection',
  offline: 'You are offline. What you type stays here; what did not load is loaded when the connection is back.',
  unreachable: 'The service cannot be reached. What you type stays here; what did not load is loaded when it is back.',
  back: 'The connection is back.',
} as const;
