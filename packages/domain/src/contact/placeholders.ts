export const placeholders = ['{first name}', '{job title}', '{company}', '{my name}'] as const;
export type Placeholder = (typeof placeholders)[number];
/** Places in a template that the recruiter fills in. An email that still has one is not sent. */
export const openPlaces: readonly string[] = ['{day and time}'];

/** '' for an unknown value. */
export type Fillings = Readonly<Record<Placeholder, string>>;

/** Ignores letter case and spaces. Other words in braces are plain text (decision 57). */
const known: readonly string[] = [...placeholders, ...openPlaces];
const words = known.map((each) => each.slice(1, -1).replaceAll(' ', '\\s+'));
const pattern = new RegExp(`\\{\\s*(?:${words.join('|')})\\s*\\}`, 'gi');

/** Start and end of the first place to fill in, or `null`. */
export function openPlaceIn(text: string): readonly [start: number, end: number] | null {
  const place = [...text.matchAll(pattern)].find(([written]) => openPlaces.includes(normalizePlaceholder(written)));
  return place === undefined ? null : [place.index, place.index + place[0].length];
}

export function fillIn(text: string, fillings: Fillings): string {
  return text.replace(pattern, (written) => fillings[normalizePlaceholder(written)] || written);
}

export function unfilled(text: string, fillings: Fillings): readonly string[] {
  const written = text.match(pattern) ?? [];
  return [...new Set(written.filter((placeholder) => !fillings[normalizePlaceholder(placeholder)]))];
}

export const inBraces = /(\{[^{}]*\})/g;

/** Returns a warning about words in braces that are not placeholders, so that typing errors are noticed. */
export function placeholderAdvice(text: string): string | null {
  const written = new Set(text.match(inBraces)?.filter((each) => aLineOfWords.test(each)));
  const unknown = [...written].filter((each) => !known.includes(normalizePlaceholder(each)));
  if (unknown.length === 0) return null;
  const spelled = unknown.map(withoutBlanks);
  const found = known.filter((each) => spelled.includes(withoutBlanks(each)));
  const consequence =
    unknown.length === 1
      ? 'is not a placeholder. It is sent as it is.'
      : 'are not placeholders. They are sent as they are.';
  return `${listed(unknown)} ${consequence}${found.length === 0 ? '' : ` Did you mean ${listed(found)}?`}`;
}

const aLineOfWords = /^.*\p{L}.*$/u;
const withoutBlanks = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase();
const listed = (texts: readonly string[]) => new Intl.ListFormat('en').format(texts);

/** Normalizes the spelling. The result may not be a placeholder. */
function normalizePlaceholder(written: string): Placeholder {
  return `{${written.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase()}}` as Placeholder;
}
