import { type ActivityEvent, type ActivityEntry, activityLimits } from '@glo/domain/activity/activity';
import { type Contacts, joinContacts } from '@glo/domain/contact/contacts';
import { noEmailTemplates, type EmailTemplates, emailTemplateLimits } from '@glo/domain/contact/email-templates';
import { joinAnswers, type ManagerAnswer } from '@glo/domain/hand-over/answers';
import { type UnsentEmail, unsentLimits } from '@glo/domain/contact/email-draft';
import { type SavedSearch, savedSearchLimits } from '@glo/domain/search/saved-search';
import { isSameSearch } from '@glo/domain/search/search';
import { timeOf } from '@glo/domain/shared/dates';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { isSameText } from '@glo/domain/shared/search-text';

export const listLayouts = ['cards', 'table'] as const;
export type ListLayout = (typeof listLayouts)[number];

export interface RecordsOfOne {
  readonly contacted: Contacts;
  readonly notes: ReadonlyMap<StudentId, string>;
  /** Profiles viewed from any screen, the last one at the end. */
  readonly viewed: ReadonlySet<StudentId>;
  readonly searches: readonly SavedSearch[];
  readonly activity: readonly ActivityEntry[];
  readonly sawTalentPool: boolean;
  readonly emailTemplates: EmailTemplates;
  readonly jobsView: ListLayout;
  readonly candidatesView: ListLayout;
  /** Number of candidates that were last selected from the start of a list. */
  readonly firstSelected: number;
  readonly isBlind: boolean;
  /** Serialized filters with what jobs want besides their skills, the newest last. */
  readonly criteria: ReadonlyMap<JobId, string>;
  /** How a job's list was left: the part of its query that a job keeps. */
  readonly lists: ReadonlyMap<JobId, string>;
  /** First-use hints that the recruiter closed. */
  readonly seenHints: readonly string[];
  /** Removed on sign-out (decision 75). */
  readonly unsent: readonly UnsentEmail[];
  /** The newest last. */
  readonly answers: readonly ManagerAnswer[];
}

export const noRecords: RecordsOfOne = {
  contacted: new Map(),
  notes: new Map(),
  viewed: new Set(),
  searches: [],
  activity: [],
  sawTalentPool: false,
  emailTemplates: noEmailTemplates,
  jobsView: 'cards',
  candidatesView: 'cards',
  firstSelected: 25,
  isBlind: false,
  criteria: new Map(),
  lists: new Map(),
  seenHints: [],
  unsent: [],
  answers: [],
};

/** Maximum number of viewed profiles. The first ones go. */
const viewedLimit = 5000;

export interface DatedEvent {
  readonly event: ActivityEvent;
  readonly at: string;
}

export interface RecordCounts {
  readonly notes: number;
  readonly searches: number;
  readonly emails: number;
  readonly templates: number;
  readonly signatures: number;
  readonly links: number;
  readonly entries: number;
  /** Jobs with criteria. */
  readonly criteria: number;
  readonly drafts: number;
  readonly answers: number;
}

/** Maximum number of jobs whose criteria and lists are kept. */
const mostJobs = 200;

export function countsOf({
  notes,
  searches,
  contacted,
  emailTemplates,
  activity,
  criteria,
  unsent,
  answers,
}: RecordsOfOne): RecordCounts {
  return {
    notes: notes.size,
    searches: searches.length,
    emails: contacted.size,
    templates: emailTemplates.templates.length,
    signatures: emailTemplates.signature ? 1 : 0,
    links: emailTemplates.meetingLink === '' ? 0 : 1,
    entries: activity.length,
    criteria: criteria.size,
    drafts: unsent.length,
    answers: answers.length,
  };
}

/** Merges records of one account. On conflicts `later` wins. */
export function joinRecords(earlier: RecordsOfOne, later: RecordsOfOne): RecordsOfOne {
  return {
    ...later,
    jobsView: later.jobsView === noRecords.jobsView ? earlier.jobsView : later.jobsView,
    candidatesView: later.candidatesView === noRecords.candidatesView ? earlier.candidatesView : later.candidatesView,
    firstSelected: later.firstSelected === noRecords.firstSelected ? earlier.firstSelected : later.firstSelected,
    isBlind: later.isBlind || earlier.isBlind,
    seenHints: [...new Set([...earlier.seenHints, ...later.seenHints])],
    sawTalentPool: later.sawTalentPool || earlier.sawTalentPool,
    contacted: joinContacts(earlier.contacted, later.contacted),
    notes: new Map([...earlier.notes, ...later.notes]),
    criteria: newest(new Map([...earlier.criteria, ...later.criteria])),
    lists: newest(new Map([...earlier.lists, ...later.lists])),
    emailTemplates: joinedTemplates(earlier.emailTemplates, later.emailTemplates),
    viewed: withViewed(earlier.viewed, later.viewed),
    activity: joinedActivity(earlier.activity, later.activity),
    searches: joinedSearches(earlier.searches, later.searches),
    unsent: joinedUnsent(earlier.unsent, later.unsent),
    answers: joinAnswers(earlier.answers, later.answers),
  };
}

/** Sets the text of a job. '' removes it. */
export function withTextOf(job: JobId, text: string, kept: ReadonlyMap<JobId, string>): ReadonlyMap<JobId, string> {
  const others = [...kept].filter(([other]) => other !== job);
  return newest(new Map(text === '' ? others : [...others, [job, text]]));
}

function newest(kept: ReadonlyMap<JobId, string>): ReadonlyMap<JobId, string> {
  return kept.size > mostJobs ? new Map([...kept].slice(-mostJobs)) : kept;
}

export function withViewed(before: ReadonlySet<StudentId>, viewed: Iterable<StudentId>): ReadonlySet<StudentId> {
  return new Set([...new Set([...before, ...viewed])].slice(-viewedLimit));
}

function joinedUnsent(earlier: readonly UnsentEmail[], later: readonly UnsentEmail[]): readonly UnsentEmail[] {
  const known = new Set(later.map(({ id }) => id));
  return [...later, ...earlier.filter(({ id }) => !known.has(id))].slice(0, unsentLimits.emails);
}

function joinedActivity(earlier: readonly ActivityEntry[], later: readonly ActivityEntry[]): readonly ActivityEntry[] {
  const known = new Set(later.map((entry) => JSON.stringify(entry)));
  return [...later, ...earlier.filter((entry) => !known.has(JSON.stringify(entry)))]
    .toSorted((one, other) => timeOf(other.at) - timeOf(one.at))
    .slice(0, activityLimits.entries);
}

function joinedSearches(earlier: readonly SavedSearch[], later: readonly SavedSearch[]): readonly SavedSearch[] {
  const isKnown = ({ id, criteria }: SavedSearch) =>
    later.some((search) => search.id === id || isSameSearch(search.criteria, criteria));
  return [...later, ...earlier.filter((search) => !isKnown(search))].slice(0, savedSearchLimits.searches);
}

function joinedTemplates(earlier: EmailTemplates, later: EmailTemplates): EmailTemplates {
  const isKnown = (name: string) => later.templates.some((template) => isSameText(template.name, name));
  return {
    templates: [...later.templates, ...earlier.templates.filter(({ name }) => !isKnown(name))].slice(
      0,
      emailTemplateLimits.templates,
    ),
    signature: later.signature ?? earlier.signature,
    meetingLink: later.meetingLink || earlier.meetingLink,
  };
}
