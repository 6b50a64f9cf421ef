/** A "no" to the caller: an HTTP status and a sentence for a person. Thrown by handlers, answered as `{ message }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Refusals by name: `throw refuse.notFound('There is no such job.')`. */
export const refuse = {
  badRequest: (message: string) => new Refusal(400, message),
  signInNeeded: () => new Refusal(401, 'Please sign in.'),
  forbidden: (message: string) => new Refusal(403, message),
  notFound: (message: string) => new Refusal(404, message),
  conflict: (message: string) => new Refusal(409, message),
  tooLarge: (message: string) => new Refusal(413, message),
  unsupportedType: (message: string) => new Refusal(415, message),
};

/** The caller has to wait before the next try. */
export class TooManyRequests extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, `Too many tries. Please wait ${inWords(retryAfterSeconds)} and try again.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
