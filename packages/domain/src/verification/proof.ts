import type { Rule } from '../form/field.ts';
import { atMost, required } from '../form/rules.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { documentAddress } from '../shared/links.ts';
import { textMaximum } from '../shared/text.ts';
import { asciiDigits } from '../shared/typed-numbers.ts';
import type { EvidenceDraft, Proof } from './evidence.ts';

export const onlyOne = 'You can only select one.';

export const documentLinkRule: Rule<string> = (text) =>
  required('Enter a link that begins with https://')(documentAddress(text) ?? '');

/** Any text, because the specification does not define the form of a CIN. */
export const cinRule: Rule<string> = atMost(textMaximum);

/** A CIN as it is sent: digits of other scripts are digits (decision 77). */
export const cleanCin = (text: string): string => asciiDigits(cleanLine(text));

const cinLength = 21;

const cinForm = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/i;

export function cinWarning(text: string): string | null {
  const cin = cleanCin(text);
  if (cin === '' || cinForm.test(cin)) return null;
  return cin.length === cinLength
    ? 'A CIN looks like U72900PN2014PTC151234.'
    : `A CIN has ${cinLength} characters. This one has ${cin.length}.`;
}

type Given = Pick<EvidenceDraft, 'cin' | 'link' | 'document'>;

export function countGiven({ cin, link, document }: Given): number {
  return [cleanLine(cin) !== '', cleanLine(link) !== '', document !== null].filter(Boolean).length;
}

/** Returns `null` unless exactly one complete proof is given. */
export function proofOf(evidence: Given): Proof | null {
  if (countGiven(evidence) !== 1) return null;
  const cin = cleanCin(evidence.cin);
  if (cin !== '') return { cin, link: '' };
  const link = evidence.document === null ? documentAddress(evidence.link) : evidence.document.url;
  return link ? { cin: '', link } : null;
}

export function isSameProof(one: Proof, other: Proof | null): boolean {
  return one.cin === other?.cin && one.link === other.link;
}

export function isHalfGiven(evidence: EvidenceDraft): boolean {
  return !evidence.skipped && countGiven(evidence) > 0 && proofOf(evidence) === null;
}
