import { isError, serverWords } from '../http/server-words.ts';

/** What a reply with an `error` says to the person, '' when it has no words; null for a reply without one. */
export function readRefusal(reply: { readonly error?: unknown; readonly message?: string | undefined }): string | null {
  return isError(reply.error) ? serverWords('', reply) : null;
}
