import type familyTexts from './family-texts.json';
import roleWords from './role-words.json' with { type: 'json' };

export type RoleFamily = keyof typeof familyTexts;

/**
 * Words that tell the family of a role. A word stands for the beginning of a word, or for a whole word if it ends with a
 * full stop. The first match wins: a Sales Engineer sells, and a Data Engineer works with data.
 */
const families = roleWords as readonly { readonly family: RoleFamily; readonly words: readonly string[] }[];

/** Returns the kind of work from the name of a role, 'general' if no word matches. */
export function roleFamily(role: string): RoleFamily {
  const name = ` ${role.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  return families.find(({ words }) => words.some((word) => name.includes(asPattern(word))))?.family ?? 'general';
}

const asPattern = (word: string) => ` ${word.replace('.', ' ')}`;
