import type { HttpAnswer } from './http.ts';

/** Text from inside the program that tells the user nothing. */
const internalDetails =
  /TypeError|ZodError|FST_|Cannot read|is not a function|\[object|node_modules|Invalid input$| at \S+:\d/;

/** Ignores quoted text, because the caller sent it, for example a field named "[object Object]". */
const quoted = /"[^"]*"/g;

/**
 * Returns the defect of a response, or ''. No request may cause a 5xx. Every refusal is `{ message }` with one readable
 * line.
 */
export function responseDefect({ status, headers, text }: HttpAnswer): string {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (status < 400) return '';
  if (!headers['content-type']?.startsWith('application/json')) return `refused without JSON: ${text.slice(0, 300)}`;
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Object.keys(body).join() !== 'message' || !('message' in body)) {
    return `refused without exactly { message }: ${text.slice(0, 300)}`;
  }
  const { message } = body;
  if (typeof message !== 'string' || !/^[^\n]{5,300}$/u.test(message))
    return `refused with an unreadable message: ${text.slice(0, 400)}`;
  const ownWords = message.replaceAll(quoted, '""');
  return internalDetails.test(ownWords) ? `refused with internal details: ${message}` : '';
}
