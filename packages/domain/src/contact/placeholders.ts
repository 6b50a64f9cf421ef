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

/** `written`: what the pattern has found. */
function meantBy(written: string): Placeholder {
  return `{${written.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase()}}` as Placeholder;
}
