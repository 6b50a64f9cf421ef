import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** One call of a service, used by the adapters and the mock API. */
export interface Call {
  readonly service: 'recruiter' | 'candidate';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the service's base, with `:name` for parameters. */
  readonly path: string;
  /** Needs no session, unlike every other call (decision 17). */
  readonly anonymous?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body may contain 100,000 ids. */
  readonly manyIds?: true;
  readonly file?: string;
  /** Values of `status` in the body that mean success. Default: 200 and 201 (decision 47). */
  readonly success?: readonly number[];
  /** The reply of the mock API on success. A refusal is `refusal` with a 4xx or 5xx. */
  readonly reply: Schema;
}

export type ReplyOf<C extends Call> = z.core.output<C['reply']>;
export type BodyOf<C extends Call> = C extends { body: infer B extends Schema } ? z.core.output<B> : undefined;
export type ParamsOf<C extends Call> = C extends { params: infer P extends Schema } ? z.core.output<P> : undefined;
export type QueryOf<C extends Call> = C extends { query: infer Q extends Schema } ? z.core.output<Q> : undefined;

const callOf =
  <S extends Call['service']>(service: S) =>
  <const C extends Omit<Call, 'service'>>(call: C): C & { readonly service: S } => ({ service, ...call });

export const recruiterCall = callOf('recruiter');
export const candidateCall = callOf('candidate');

/** Body of a 4xx or 5xx. The message is for the user. */
export const refusal = z.strictObject({ message: z.string() });
