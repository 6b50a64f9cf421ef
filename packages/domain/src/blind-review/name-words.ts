import { searchText } from '../shared/search-text.ts';

/** A run of letters. Scripts without case, such as Han, Thai and Arabic, are `isOpen`: words there have no borders. */
export interface LetterRun {
  readonly text: string;
  readonly start: number;
  readonly key: string;
  readonly isOpen: boolean;
  readonly isCapital: boolean;
}

const letterRun =
  /[[\p{Alphabetic}\p{M}\p{Default_Ignorable_Code_Point}]--[\p{Lo}\p{Lm}]]+|[\p{Lo}\p{Lm}\p{M}\p{Default_Ignorable_Code_Point}]+/gv;

export function letterRuns(text: string): readonly LetterRun[] {
  return Array.from(text.matchAll(letterRun), ({ 0: run, index: start }) => ({
    text: run,
    start,
    key: searchText(run),
    isOpen: /^[\p{Lo}\p{Lm}]/u.test(run),
    isCapital: /^\p{Uppercase}/u.test(run),
  }));
}

/** Han, Kana and Hangul names have two characters or more. Shorter words of other open scripts are too frequent. */
export const shortestOpen = (key: string): number =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(key) ? 2 : 3;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Never a name by themselves, only beside another part of it: 'An Li', 'Jan van Dyk'. */
export const particles = setOf(
  'a an and am as at be bin by da de del den der di do dos du el go he ibn if in is it la le me md mr ms my no of on ' +
    'or san so the to up us van von we',
);

/** English words that are also names. They are names where they begin with a capital letter. */
export const ordinaryWords = setOf(
  'all amber april art august baker best bill black brown can chase chip cook data day dawn dean dev drew duke earl ' +
    'early english faith field frank french gene german gold good grace grant green guy hand her hill him his hope ' +
    'ivy jack jasmine joy june king lane lily little long love major man mark max may miles min new nick noble old ' +
    'olive one our out page park pat pearl ray read rich rob rose ruby sage said see sharp she short sky small son ' +
    'song star stone sue summer sun two way white will wise wood young',
);

export const abbreviations = setOf(
  'ad am ba bba bca bc bd be bs dc eg eu ie jd la llb llm ma mba mca md me ms ny phd pm po uk un us usa',
);
