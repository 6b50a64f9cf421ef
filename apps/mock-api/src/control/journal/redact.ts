import { jsonText } from '../../http/secrets.ts';

const longestBody = 2000;
/** Larger ones are not even looked at. */
const mostBytes = 16 * 1024;

export const isSmall = (bytes: number) => bytes <= mostBytes;

/** A JSON body as a text without secrets, cut short. `bytes` is its size as it came. */
export function bodyText(body: unknown, bytes: number): string {
  if (!isSmall(bytes)) return `(${bytes} bytes)`;
  const text = jsonText(body);
  return text.length > longestBody ? `${text.slice(0, longestBody)}…` : text;
}
