import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Destination } from './destinations.ts';

/** A request on its way. */
export interface Asked {
  readonly request: FastifyRequest;
  readonly to: Destination;
  /** Has to be read to its end, or destroyed. */
  readonly body: Readable;
  /** Aborted when the browser has gone. */
  readonly gone: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Readable;
}

/** No answer came. `status` and `message` are what the browser is told, `why` is for the verdict. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly status: number;
  readonly why: string;

  constructor(status: number, message: string, why: string) {
    super(message);
    this.status = status;
    this.why = why;
  }
}

/** Where replies of the services come from. */
export interface ReplySource {
  readonly destinations: readonly Destination[];
  /** Throws `NotAnswered`. */
  answer(asked: Asked): Promise<Answer>;
}
