/** What a template leaves open; it is filled in for each candidate. */
export const placeholders = ['{first name}', '{job title}', '{company}'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What is known of each; '' when it is not. */
export type Fillings = Readonly<Record<Placeholder, string>>;

/** Words in braces, mistyped ones too; braces around anything else are just braces. */
const pattern = /\{[ \t]*\p{L}[\p{L} \t_-]{0,39}\}/gu;

/** The text as it will be sent; a placeholder nothing is known of stays. Letter case and blanks in it do not matter. */
export function fillIn(text: string, fillings: Fillings): string {
  return text.replace(pattern, (written) => fillings[asKnown(written)] || written);
}

/** The placeholders that nothing fills, as they were written, each once. */
export function unfilled(text: string, fillings: Fillings): readonly string[] {
  const written = fillablesOf(text);
  return [...new Set(written.filter((placeholder) => !fillings[asKnown(placeholder)]))];
}

function fillablesOf(text: string): readonly string[] {
  return text.match(pattern) ?? [];
}

/** The placeholder that is meant; of an unknown one nothing is known either. */
function asKnown(written: string): Placeholder {
  const plain = `{${written.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase()}}`;
  return plain as Placeholder;
}
