import familyTexts from './family-texts.json' with { type: 'json' };
import typeTexts from './type-texts.json' with { type: 'json' };
import roleWords from './role-words.json' with { type: 'json' };

/** Longer names are cut, so that the description stays below 3000 characters. */
const longestName = 80;

export function writeDescription(role: string, jobType: string, company: string): string {
  const family = familyTexts[roleFamily(role)];
  const type = typeTexts.known.find(({ jobTypes }) => jobTypes.includes(jobType)) ?? typeTexts.other;
  const employer = oneLine(company) || 'Our team';
  return [
    `${employer} is looking for you. As our next ${oneLine(role)}, you will ${family.purpose} ${type.terms}`,
    section('What you will do', family.duties),
    section('What you bring', [...family.needs, type.need]),
    section('Nice to have', family.extras),
    section('What we offer', [...type.offers, ...alwaysOffered]),
    section('How to apply', [`Apply with your profile and ${family.sample}`]),
  ].join('\n\n');
}

const alwaysOffered = ['Work that is used, and honest feedback on it', 'Colleagues who share what they know'];

function section(title: string, points: readonly string[]): string {
  return [title, ...points.map((point) => `• ${point}`)].join('\n');
}

function oneLine(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return words.length > longestName ? `${words.slice(0, longestName - 1).trimEnd()}…` : words;
}

export type RoleFamily = keyof typeof familyTexts;

/** A word matches the start of a word, or a whole word if it ends with a full stop. The first match wins. */
const families = roleWords as readonly { readonly family: RoleFamily; readonly words: readonly string[] }[];

export function roleFamily(role: string): RoleFamily {
  const name = ` ${role.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  return families.find(({ words }) => words.some((word) => name.includes(asPattern(word))))?.family ?? 'general';
}

const asPattern = (word: string) => ` ${word.replace('.', ' ')}`;
