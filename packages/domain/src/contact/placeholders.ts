/** What a template leaves open; it is filled in for each candidate. */
export const placeholders = ['{first name}', '{job title}', '{company}', '{my name}'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What is known of each; '' when it is not. */
export type Fillings = Readonly<Record<Placeholder, string>>;

/** Ours, in any letter case and with any blanks; other braces are text like any other (decision 57). */
const words = placeholders.map((each) => each.slice(1, -1).replace(' ', '\\s+'));
const pattern = new RegExp(`\\{\\s*(?:${words.join('|')})\\s*\\}`, 'gi');

/** The text as it will be sent; a placeholder without a value stays. */
export function fillIn(text: string, fillings: Fillings): string {
  return text.replace(pattern, (written) => fillings[meantBy(written)] || written);
}

/** The placeholders without a value, as they were written, each once. */
export function unfilled(text: string, fillings: Fillings): readonly string[] {
  const written = text.match(pattern) ?? [];
  return [...new Set(written.filter((placeholder) => !fillings[meantBy(placeholder)]))];
}

/** Braces, with what stands in them. */
export const inBraces = /(\{[^{}]*\})/g;

/** Tells of words in braces that are none of ours, once each; it blocks nothing. null when there are none. */
export function placeholderAdvice(text: string): string | null {
  const written = new Set(text.match(inBraces)?.filter((each) => aLineOfWords.test(each)));
  const others = [...written].filter((each) => !placeholders.includes(meantBy(each)));
  if (others.length === 0) return null;
  const spelled = others.map(withoutBlanks);
  const meant = placeholders.filter((each) => spelled.includes(withoutBlanks(each)));
  const fate =
    others.length === 1
      ? 'is not a placeholder. It is sent as it is.'
      : 'are not placeholders. They are sent as they are.';
  return `${listed(others)} ${fate}${meant.length === 0 ? '' : ` Did you mean ${listed(meant)}?`}`;
}

const aLineOfWords = /^.*\p{L}.*$/u;
const withoutBlanks = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase();
const listed = (texts: readonly string[]) => new Intl.ListFormat('en').format(texts);

/** As ours is spelled: whether it is one, the caller knows or asks. */
function meantBy(written: string): Placeholder {
  return `{${written.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase()}}` as Placeholder;
}
