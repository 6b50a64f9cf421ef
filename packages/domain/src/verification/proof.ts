import type { Rule } from '../form/field.ts';
import { atMost, required } from '../form/rules.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { documentAddress } from '../shared/links.ts';
import { textMaximum } from '../shared/text.ts';
import type { EvidenceDraft, Proof } from './evidence.ts';

/** The alert when two or three are given. */
export const onlyOne = 'You can only select one.';

/** A link that may become one (decision 22). */
export const documentLinkRule: Rule<string> = (text) =>
  required('Enter a link that begins with https://')(documentAddress(text) ?? '');

/** Any text: the specification asks for a CIN, not for its form. */
export const cinRule: Rule<string> = atMost(textMaximum);

const cinLength = 21;

/** Listed or not, industry, state, year, kind of company, number. */
const cinForm = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/i;

/** What is said of a CIN of another length or form, or null. It blocks nothing. */
export function cinWarning(text: string): string | null {
  const cin = cleanLine(text);
  if (cin === '' || cinForm.test(cin)) return null;
  return cin.length === cinLength
    ? 'A CIN is written like U72900PN2014PTC151234.'
    : `A CIN has ${cinLength} characters: this one has ${cin.length}.`;
}

type Given = Pick<EvidenceDraft, 'cin' | 'link' | 'document'>;

/** How many of the three are given, complete or not. */
export function countGiven({ cin, link, document }: Given): number {
  return [cleanLine(cin) !== '', cleanLine(link) !== '', document !== null].filter(Boolean).length;
}

/** What can be sent of it; null while nothing, too much or something incomplete is given. */
export function proofOf(evidence: Given): Proof | null {
  if (countGiven(evidence) !== 1) return null;
  const cin = cleanLine(evidence.cin);
  if (cin !== '') return { cin, link: '' };
  const link = evidence.document === null ? documentAddress(evidence.link) : evidence.document.url;
  return link ? { cin: '', link } : null;
}

export function isSameProof(one: Proof, other: Proof | null): boolean {
  return one.cin === other?.cin && one.link === other.link;
}

/** Something was given that cannot be sent, and the person did not choose to go on without it. */
export function isHalfGiven(evidence: EvidenceDraft): boolean {
  return !evidence.skipped && countGiven(evidence) > 0 && proofOf(evidence) === null;
}
