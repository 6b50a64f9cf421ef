import type familyTexts from './family-texts.json';
import roleWords from './role-words.json' with { type: 'json' };

export type RoleFamily = keyof typeof familyTexts;

/**
 * Words that tell the family of a role. A word matches the start of a word, or a whole word if it ends with a full
 * stop. The first match wins: a Sales Engineer sells.
 */
const families = roleWords as readonly { readonly family: RoleFamily; readonly words: readonly string[] }[];

export function roleFamily(role: string): RoleFamily {
  const name = ` ${role.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  return families.find(({ words }) => words.some((word) => name.includes(asPattern(word))))?.family ?? 'general';
}

const asPattern = (word: string) => ` ${word.replace('.', ' ')}`;
