import { type Candidate, cardLimits, type MarkedSkill, markedSkills } from '@glo/domain/candidates/candidate';
import type { CandidateFit } from '@glo/domain/candidates/fit';
import type { Facts } from '@glo/domain/candidates/known/facts';
import { identityOf } from '@glo/domain/candidates/identity';
import { searchText } from '@glo/domain/shared/search-text';
import { truncate } from '@glo/domain/shared/text';
import type { Decision } from '@glo/domain/verdicts/verdict';
import type { Judgment } from '../../../state/verdicts/judgment.ts';
import { texts as displayTexts } from '../../../ui/display/display-texts.ts';
import { texts } from '../texts.ts';

export interface CandidateMarks {
  readonly shortlist: {
    readonly state: 'shortlist' | 'shortlisted' | 'remove';
    readonly target: 'job' | 'folders';
    readonly busy: boolean;
  };
  readonly folders: readonly string[];
  readonly isNew?: boolean;
}

/** A candidate of a list, as card and table row show it. */
export interface CandidateCardModel extends CandidateMarks, Remarks, ReturnType<typeof cardTexts> {
  /** `null` if it would not tell the candidates of the list apart. */
  readonly fit: CandidateFit | null;
  readonly isReadOnly: boolean;
  /** GloPoints below a match. `undefined`: the score is shown alone. `null`: unknown. */
  readonly points: number | null | undefined;
  /** `null` outside a job. */
  readonly viewed: boolean | null;
  /** Only outside a job. */
  readonly isViewedAnywhere: boolean;
  readonly note: string;
  /** Blank until the profile has loaded. */
  readonly facts: Facts;
  /** The decision of another job in words, or ''. */
  readonly decidedElsewhere: string;
  /** '' if `toldNo` says it. */
  readonly writtenOn: string;
  readonly profileHref: string;
  readonly selected: boolean;
  /** Decision and managers' answers. `null` if there are none. `tag`: the decision, unless the whole list has it. */
  readonly markLine: { readonly tag: Decision | null; readonly more: string; readonly title: string } | null;
}

export interface Remarks extends Judgment {
  /** 'Told no on Nov 28', or ''. */
  readonly toldNo: string;
  /** Answers of managers, such as 'Yes (Ravi)'. */
  readonly answers: readonly string[];
  /** The answers with their reasons. */
  readonly answerLines: readonly string[];
}

/** In pixels, for all lists, so that nothing moves when facts or decisions arrive. */
export const cardHeight = 196;

export interface CandidateCardActions {
  openActions(): void;
  follow(byKeyboard: boolean): void;
  shortlist(): void;
  /** Missing where no verdicts are given. */
  readonly decide?: ((decision: Decision) => void) | undefined;
  /** The mark of a new candidate was in sight. Missing outside a job. */
  readonly saw?: (() => void) | undefined;
  /** `isRange`: selects from the last selected card to this one (Shift). */
  select(isSelected: boolean, isRange: boolean): void;
}

/** `found`: parts of skills that were searched and filtered for. */
export function cardTexts(candidate: Candidate, wanted: readonly string[], found: readonly string[] = []) {
  const { score, scoreKind, skills } = candidate;
  const identity = identityOf(candidate);
  const listed = withFound(markedSkills(skills, wanted), found);
  return {
    ...identity,
    nameShort: truncate(identity.name, cardLimits.name),
    score: score === null ? null : { value: score, unit: texts.scoreUnits[scoreKind] },
    skills: listed.slice(0, cardLimits.skills).map(({ text, matched }) => ({
      full: text,
      short: truncate(text, cardLimits.skill),
      matched,
    })),
    moreSkills: listed.slice(cardLimits.skills).map(({ text }) => text),
    /** For screen readers: all skills, and the matching ones in words. */
    spokenSkills: listed.map(({ text, matched }) => (matched ? text + displayTexts.chipMatches : text)),
  };
}

/** A hidden skill that was found takes the place of the last visible one, so that the card shows why it was found. */
function withFound(listed: readonly MarkedSkill[], found: readonly string[]): readonly MarkedSkill[] {
  const holds = (text: string) => (skill: MarkedSkill) => searchText(skill.text).includes(text);
  const hidden = found.filter((text) => !listed.slice(0, cardLimits.skills).some(holds(text)));
  const shown = listed.find((skill) => hidden.some((text) => holds(text)(skill)));
  if (shown === undefined) return listed;
  return listed.filter(({ text }) => text !== shown.text).toSpliced(cardLimits.skills - 1, 0, shown);
}
