import { cleanLine } from './clean-text.ts';

const titles = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|smt|shri|shrimati|sushri|capt|captain|डॉ|श्री|श्रीमती|सुश्री)$/iu;
const degrees = /^(?:ph\.?d|mba|jr|sr|ii|iii|iv)\.?$/i;
const abbreviation = /\.$|^\p{Lu}$/u;
const joinedAbbreviations = /^(?:[\p{L}\p{M}]{1,5}\.)+(?=[\p{L}\p{M}]{2})/u;

/** Skips titles and initials, and reads 'Nair, Meera' family name first. Falls back to the whole name. */
export function givenName(name: string): string {
  const [first = '', ...rest] = cleanLine(name)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isFamilyFirst = rest.length > 0 && !first.includes(' ');
  const words = isFamilyFirst ? [...rest.flatMap(wordsOf), first] : wordsOf(first);
  return words.find((word) => ![titles, degrees, abbreviation].some((skipped) => skipped.test(word))) ?? first;
}

const wordsOf = (text: string): string[] => text.split(' ').map((word) => word.replace(joinedAbbreviations, ''));
