const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'nobody knows that name',
  EAI_AGAIN: 'nobody knows that name',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
};

/** Why no answer came, by the code of Node's error. */
export const failureWords = (code: string): string | undefined => known[code];
