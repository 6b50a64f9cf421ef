const longestText = 240;
const mostItems = 2;
const mostWords = 6;

/**
 * Makes what was recorded the same each time, and short: ids drawn by chance are counted instead, codes read 123456, long lists
 * and texts are cut in replies.
 */
export function createCalm(known: ReadonlySet<string>) {
  const numbers = new Map<string, string>();
  const countedId = (id: string): string => {
    if (known.has(id)) return id;
    const counted = numbers.get(id) ?? (numbers.size + 1).toString(16).padStart(24, '0');
    numbers.set(id, counted);
    return counted;
  };
  const calm = (value: unknown, name: string, cut: boolean): unknown => {
    if (name === 'otp') return 123_456;
    if (typeof value === 'string') return shorten(value.replace(/\b[0-9a-f]{24}\b/g, countedId), cut);
    if (Array.isArray(value)) {
      const most = typeof value[0] === 'string' ? mostWords : mostItems;
      return (cut ? value.slice(0, most) : value).map((item: unknown) => calm(item, '', cut));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, calm(part, key, cut)]));
  };
  return {
    ask: <T>(value: T): T => calm(value, '', false) as T,
    reply: (value: unknown): unknown => calm(value, '', true),
  };
}

function shorten(text: string, cut: boolean): string {
  return cut && text.length > longestText ? `${text.slice(0, longestText)} …` : text;
}
