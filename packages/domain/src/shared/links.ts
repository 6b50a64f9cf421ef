import { cleanLine } from './clean-text.ts';

/** No credentials before the host, because users would take them for the host. */
const withScheme = /^https?:\/\/[^/?#@:]+(:\d+)?([/?#]|$)/i;
const withDottedHost = /^https?:\/\/[^/?#@:.]+(\.[^/?#@:.]+)+(:\d{1,5})?([/?#]|$)/i;
const withoutScheme = /^[^/?#@:.]+(\.[^/?#@:.]+)+(:\d+)?([/?#]|$)/;

/** Returns `null` for anything but http and https (decision 22). Completes a missing scheme. */
export function safeLink(text: string): string | null {
  const trimmed = text.trim();
  if (/[\s\\\p{Cc}]/u.test(trimmed)) return null;
  if (withScheme.test(trimmed)) return trimmed;
  return withoutScheme.test(trimmed) ? `https://${trimmed}` : null;
}

/** Returns the address of a document on a public host, or `null`. */
export function documentAddress(text: string): string | null {
  const link = safeLink(cleanLine(text));
  return link !== null && withDottedHost.test(link) ? link : null;
}
