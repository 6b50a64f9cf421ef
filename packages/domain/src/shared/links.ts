/**
 * The address a link may carry, or null when the text must not become a link (decision 22): only http and https,
 * and a missing scheme reads as https.
 */
export function safeLink(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /[\s\\]/.test(trimmed) || hasControlCharacter(trimmed)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    return (scheme === 'http' || scheme === 'https') && /^https?:\/\/[^/?#@]+/i.test(trimmed) ? trimmed : null;
  }
  return /^[^/?#@]+\.[^/?#@]+/.test(trimmed) ? `https://${trimmed}` : null;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text, (character) => character.charCodeAt(0)).some((code) => code < 0x20 || code === 0x7f);
}
