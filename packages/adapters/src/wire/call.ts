import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** One call of one of the two services, as both sides see it. */
export interface Call {
  readonly service: 'recruiter' | 'candidate';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the service's base, with `:name` for parameters. */
  readonly path: string;
  /** Open to strangers; every other call needs a session (decision 17). */
  readonly anonymous?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body may hold 100,000 ids. */
  readonly manyIds?: true;
  /** The multipart field the one file travels in. */
  readonly file?: string;
  /** The values of a `status` in the body that mean success; 200 and 201 unless the documents name others (decision 47). */
  readonly success?: readonly number[];
  /** What the stand-in replies when the service did what was asked; a refusal is `Refusal` with a 4xx or 5xx status. */
  readonly reply: Schema;
}

export type ReplyOf<C extends Call> = z.core.output<C['reply']>;
export type BodyOf<C extends Call> = C extends { body: infer B extends Schema } ? z.core.output<B> : undefined;
export type ParamsOf<C extends Call> = C extends { params: infer P extends Schema } ? z.core.output<P> : undefined;
export type QueryOf<C extends Call> = C extends { query: infer Q extends Schema } ? z.core.output<Q> : undefined;

/** Declares a recruiter API call (`/api/recruiter`). */
export const recruiterCall = <const C extends Omit<Call, 'service'>>(
  call: C,
): C & { readonly service: 'recruiter' } => ({
  service: 'recruiter',
  ...call,
});

/** Declares a candidate data service call (`/api/v1/mobile`). */
export const candidateCall = <const C extends Omit<Call, 'service'>>(
  call: C,
): C & { readonly service: 'candidate' } => ({
  service: 'candidate',
  ...call,
});
