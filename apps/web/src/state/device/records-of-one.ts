import { type Act, type ActivityEntry, activityLimits } from '@glo/domain/activity/activity';
import { noOwnLetters, type OwnLetters } from '@glo/domain/contact/own-letters';
import type { JobsVisit } from '@glo/domain/jobs/jobs-visit';
import type { SavedSearch } from '@glo/domain/search/saved-search';
import type { StudentId } from '@glo/domain/shared/ids';

export interface RecordsOfOne {
  readonly contacted: ReadonlyMap<StudentId, string>;
  readonly notes: ReadonlyMap<StudentId, string>;
  readonly starred: ReadonlySet<StudentId>;
  readonly searches: readonly SavedSearch[];
  readonly activity: readonly ActivityEntry[];
  readonly visit: JobsVisit | null;
  readonly sawTalentPool: boolean;
  readonly letters: OwnLetters;
  readonly jobsView: JobsView;
  readonly isBlind: boolean;
  /** First-use hints that the recruiter closed. */
  readonly seenHints: readonly string[];
}

export const jobsViews = ['cards', 'table'] as const;
export type JobsView = (typeof jobsViews)[number];

export const noRecords: RecordsOfOne = {
  contacted: new Map(),
  notes: new Map(),
  starred: new Set(),
  searches: [],
  activity: [],
  visit: null,
  sawTalentPool: false,
  letters: noOwnLetters,
  jobsView: 'cards',
  isBlind: false,
  seenHints: [],
};

export interface DatedAct {
  readonly act: Act;
  readonly at: string;
}

export interface RecordCounts {
  readonly notes: number;
  readonly stars: number;
  readonly searches: number;
  readonly emails: number;
  readonly templates: number;
  readonly signatures: number;
  readonly links: number;
  readonly entries: number;
}

export function countsOf({ notes, starred, searches, contacted, letters, activity }: RecordsOfOne): RecordCounts {
  return {
    notes: notes.size,
    stars: starred.size,
    searches: searches.length,
    emails: contacted.size,
    templates: letters.templates.length,
    signatures: letters.signature ? 1 : 0,
    links: letters.meetingLink === '' ? 0 : 1,
    entries: activity.length,
  };
}

/** Merges records of one account. On conflicts `later` wins. */
export function joinRecords(earlier: RecordsOfOne, later: RecordsOfOne): RecordsOfOne {
  const known = new Set(later.searches.map(({ id }) => id));
  return {
    ...later,
    visit: later.visit ?? earlier.visit,
    jobsView: later.jobsView === noRecords.jobsView ? earlier.jobsView : later.jobsView,
    isBlind: later.isBlind || earlier.isBlind,
    seenHints: [...new Set([...earlier.seenHints, ...later.seenHints])],
    sawTalentPool: later.sawTalentPool || earlier.sawTalentPool,
    contacted: new Map([...earlier.contacted, ...later.contacted]),
    notes: new Map([...earlier.notes, ...later.notes]),
    letters: joinedLetters(earlier.letters, later.letters),
    starred: new Set([...earlier.starred, ...later.starred]),
    activity: [...later.activity, ...earlier.activity].slice(0, activityLimits.entries),
    searches: [...later.searches, ...earlier.searches.filter(({ id }) => !known.has(id))],
  };
}

function joinedLetters(earlier: OwnLetters, later: OwnLetters): OwnLetters {
  const names = new Set(later.templates.map(({ name }) => name));
  return {
    templates: [...later.templates, ...earlier.templates.filter(({ name }) => !names.has(name))],
    signature: later.signature ?? earlier.signature,
    meetingLink: later.meetingLink || earlier.meetingLink,
  };
}
