import familyTexts from './family-texts.json' with { type: 'json' };
import { roleFamily } from './role-family.ts';
import typeTexts from './type-texts.json' with { type: 'json' };

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
