import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { StoreBehind, StoreOutcomeUnknown, StoreUnavailable } from '../store/store.ts';
import { Refusal, sentence, TooManyRequests } from './refusal.ts';
import { eventOf, logSecurity } from './security-log.ts';

/** Answers every error as `{ message }`. Internal errors are only logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = inWords(error, request);
    if (status >= 500) request.log.error({ err: error }, message);
    const event = eventOf(status, request);
    if (event !== undefined) logSecurity(request, event);
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
    return reply.code(status).send({ message });
  });
}

interface Answer {
  readonly status: number;
  readonly message: string;
}

function inWords(error: FastifyError | Refusal, request: FastifyRequest): Answer {
  const isOfBody = 'validationContext' in error && error.validationContext === 'body';
  if (isOfBody && request.body === undefined) return missing;
  if (error instanceof Refusal) return { status: error.statusCode, message: error.message };
  if (error instanceof StoreUnavailable) return { status: 503, message: unavailable(error) };
  if (error instanceof ResponseSerializationError) return { status: 500, message: brokenContract(error) };
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { status: 415, message: wantedType(request) };
  const known = ofFramework[error.code];
  if (known !== undefined) return known;
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return { status: statusCode, message: error.message };
  return { status: 500, message: 'Something went wrong on the server. Please try again.' };
}

function unavailable(error: StoreUnavailable): string {
  if (error instanceof StoreOutcomeUnknown)
    return 'The database did not answer, so this may or may not have been stored. Please check before you try again.';
  if (error instanceof StoreBehind) return 'The database does not answer. Please try again.';
  return 'Nothing was stored, because the storage is unavailable. Please try again.';
}

function brokenContract(error: InstanceType<typeof ResponseSerializationError>): string {
  const [issue] = error.cause?.issues ?? [];
  return `The reply breaks the contract: ${sentence(issue?.path ?? [], issue?.message ?? '')}`;
}

function wantedType(request: FastifyRequest): string {
  const takesFile = request.routeOptions.config.file !== undefined;
  return takesFile
    ? 'Please send the file as multipart/form-data.'
    : 'Please send JSON (content-type: application/json).';
}

const missing: Answer = { status: 400, message: 'The body is missing. Please send JSON.' };

const ofFramework: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: missing,
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    message: 'The length of the body differs from its Content-Length header.',
  },
};
