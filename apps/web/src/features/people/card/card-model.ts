import { type Candidate, cardLimits, matchedFirst, matchedSkills, scoreShare } from '@glo/domain/candidates/candidate';
import type { CandidateFit } from '@glo/domain/candidates/fit';
import { identityOf } from '@glo/domain/candidates/identity';
import { searchText } from '@glo/domain/shared/search-text';
import { truncate } from '@glo/domain/shared/text';
import type { Decision } from '@glo/domain/verdicts/verdict';
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

export interface CandidateCardModel extends CandidateMarks, ReturnType<typeof cardTexts> {
  /** `null` if it would not tell the candidates of the list apart. */
  readonly fit: CandidateFit | null;
  readonly isReadOnly: boolean;
  /** GloPoints, shown instead of a score that only repeats the fit. `undefined`: the score is shown. `null`: unknown. */
  readonly points: number | null | undefined;
  /** `null` outside a job. */
  readonly viewed: boolean | null;
  /** Only outside a job. */
  readonly isViewedAnywhere: boolean;
  /** GloPoints on a line of their own. `null`: unknown, or shown elsewhere. */
  readonly pointsLine: number | null;
  readonly note: string;
  /** Degree and college. '' outside a job, and until they have loaded. */
  readonly facts: string;
  /** Line of `CandidateMemory`, or ''. */
  readonly memory: string;
  readonly writtenOn: string;
  readonly profileHref: string;
  readonly selected: boolean;
  /** Verdict and managers' answers. `null` if there are none. */
  readonly markLine: { readonly decision: Decision | null; readonly more: string; readonly title: string } | null;
  readonly isRejected: boolean;
}

export const cardHeights = { plain: 164, withLine: 190, inJob: 214, moreLine: 24 } as const;

export interface CandidateCardActions {
  openActions(): void;
  follow(byKeyboard: boolean): void;
  shortlist(): void;
  /** Missing where no verdicts are given. */
  readonly decide?: ((decision: Decision) => void) | undefined;
  /** `isRange`: selects from the last selected card to this one (Shift). */
  select(isSelected: boolean, isRange: boolean): void;
}

/** `found`: parts of skills that were searched and filtered for. */
export function cardTexts(candidate: Candidate, wanted: readonly string[], found: readonly string[] = []) {
  const { score, scoreKind, skills } = candidate;
  const identity = identityOf(candidate);
  const matched = matchedSkills(skills, wanted);
  const listed = withFound(matchedFirst(skills, matched), found);
  return {
    ...identity,
    nameShort: truncate(identity.name, cardLimits.name),
    score:
      score === null ? null : { value: score, unit: texts.scoreUnits[scoreKind], share: scoreShare(score, scoreKind) },
    skills: listed.slice(0, cardLimits.skills).map((skill) => ({
      full: skill,
      short: truncate(skill, cardLimits.skill),
      matched: matched.has(skill),
    })),
    moreSkills: listed.slice(cardLimits.skills),
    /** For screen readers: all skills, and the matching ones in words. */
    spokenSkills: listed.map((skill) => (matched.has(skill) ? skill + displayTexts.chipMatches : skill)),
  };
}

/** A hidden skill that was found takes the place of the last visible one, so that the card shows why it was found. */
function withFound(listed: readonly string[], found: readonly string[]): readonly string[] {
  const holds = (text: string) => (skill: string) => searchText(skill).includes(text);
  const hidden = found.filter((text) => !listed.slice(0, cardLimits.skills).some(holds(text)));
  const shown = listed.find((skill) => hidden.some((text) => holds(text)(skill)));
  if (shown === undefined) return listed;
  return listed.filter((skill) => skill !== shown).toSpliced(cardLimits.skills - 1, 0, shown);
}
