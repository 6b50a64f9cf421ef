import {
  type Candidate,
  cardLimits,
  matchedFirst,
  matchedSkills,
  scoreShare,
  skillsHeld,
} from '@glo/domain/candidates/candidate';
import { plain, truncate, wordsOf } from '@glo/domain/shared/text';
import { texts as displayTexts } from '../../../ui/display/display-texts.ts';
import { texts } from '../texts.ts';
import { texts as cardWords } from './texts.ts';

/** What is known of a candidate in the list that shows the card. */
export interface CandidateMarks {
  /** The left cell: what it offers or says, of the job's shortlist or of folders, and whether it waits for the service. */
  readonly shortlist: {
    readonly state: 'shortlist' | 'shortlisted' | 'remove';
    readonly of: 'job' | 'folders';
    readonly busy: boolean;
  };
  /** The folders the candidate is in. */
  readonly folders: readonly string[];
  /** Was not in this list before. */
  readonly isNew?: boolean;
}

/** All that a card shows. */
export interface CandidateCardModel extends CandidateMarks, ReturnType<typeof cardTexts> {
  /** Of a colleague's job: its shortlist is not offered. */
  readonly isReadOnly: boolean;
  /** In place of the score, which says the same as the meter and stands with it; undefined: the score says more. null: not known. */
  readonly points: number | null | undefined;
  /** null: outside a job, where views are not counted. */
  readonly viewed: boolean | null;
  /** What orders those with the same match: GloPoints, null where they are unknown, and what else the list says; ''. null: no such line. */
  readonly tieBreakers: { readonly points: number | null; readonly text: string } | null;
  readonly starred: boolean;
  /** The recruiter's private note; '': none. */
  readonly note: string;
  /** Why who was looked for by words is in the list, where the card does not show it. */
  readonly found: readonly string[];
  /** The day this device wrote to the candidate; '': never. */
  readonly writtenOn: string;
  readonly profileHref: string;
  readonly selected: boolean;
}

/** How high a card is, in pixels: with a line for views or tie-breakers, or without. All cards of a list have the same height. */
export const cardHeights = { withLine: 190, plain: 164 } as const;

/** All that a card does. */
export interface CandidateCardActions {
  /** The dots: Choose Action. */
  openActions(): void;
  /** The link to the profile is about to be followed; by keyboard, the focus comes back to the card. */
  follow(byKeyboard: boolean): void;
  shortlist(): void;
  /** `range`: pressed with Shift, it means all from the last one on. */
  select(selected: boolean, range: boolean): void;
}

/** Name and first skills as far as they show, the whole texts beside (specification 2, section 9). */
export function cardTexts({ name, profilePicture, score, scoreKind, skills }: Candidate, wanted: readonly string[]) {
  const matched = matchedSkills(skills, wanted);
  const listed = matchedFirst(skills, matched);
  return {
    name,
    nameShort: truncate(name, cardLimits.name),
    pictureUrl: profilePicture,
    /** What it counts ('match'), and how much of the ring it fills in percent. */
    score:
      score === null ? null : { value: score, unit: texts.scoreUnits[scoreKind], share: scoreShare(score, scoreKind) },
    skills: listed.slice(0, cardLimits.skills).map((skill) => ({
      full: skill,
      short: truncate(skill, cardLimits.skill),
      matched: matched.has(skill),
    })),
    moreSkills: listed.slice(cardLimits.skills),
    /** All of them in words: who hears them has no tick to see, and none that is hidden behind '+N'. */
    heardSkills: listed.map((skill) => (matched.has(skill) ? skill + displayTexts.chipMatches : skill)),
    /** Of the skills that are looked for, those the candidate has and those that are missing. */
    match: wanted.length > 0 ? skillsHeld(skills, wanted) : null,
  };
}

/** What holds typed words that stand nowhere on the card: skills behind '+N' and whatever is cut, and the note. */
export function foundBeyond(
  { name, nameShort, skills, moreSkills }: ReturnType<typeof cardTexts>,
  note: string,
  typed: string,
): readonly string[] {
  const shown = plain([nameShort, ...skills.map(({ short }) => short)].join('\n'));
  const words = wordsOf(typed).filter((word) => !shown.includes(word));
  const holds = (text: string) => words.some((word) => plain(text).includes(word));
  const found = [name, ...skills.map(({ full }) => full), ...moreSkills].filter(holds);
  return holds(note) ? [...found, cardWords.inNote] : found;
}
