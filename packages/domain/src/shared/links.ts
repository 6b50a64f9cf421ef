import { cleanLine } from './clean-text.ts';

/** No name and password before the host: what is there would be read as the address. */
const withScheme = /^https?:\/\/[^/?#@:]+(:\d+)?([/?#]|$)/i;
const withDottedHost = /^https?:\/\/[^/?#@:.]+(\.[^/?#@:.]+)+(:\d{1,5})?([/?#]|$)/i;
const withoutScheme = /^[^/?#@:.]+(\.[^/?#@:.]+)+(:\d+)?([/?#]|$)/;

/**
 * The address a link may carry, or null when the text must not become a link (decision 22): only http and https,
 * and a missing scheme reads as https.
 */
export function safeLink(text: string): string | null {
  const trimmed = text.trim();
  if (/[\s\\\p{Cc}]/u.test(trimmed)) return null;
  if (withScheme.test(trimmed)) return trimmed;
  return withoutScheme.test(trimmed) ? `https://${trimmed}` : null;
}

/** The address of a document on the web, for page and service; null for other text and for hosts without a dot. */
export function documentAddress(text: string): string | null {
  const link = safeLink(cleanLine(text));
  return link !== null && withDottedHost.test(link) ? link : null;
}
