import { wireTable } from '@glo/adapters/wire/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { composed, Refusal, stubBrowser } from './testing/composed.ts';
import { routes, type ScreenRoute } from './routing/routes.ts';

/** A service's message for a failed read, which must never be shown (decision 48). */
const raw = 'Cast to ObjectId failed for value "x" at path "_id"';

/** All except the test pages, which show raw responses on purpose (decision 2). */
const screens = routes.filter(({ path }) => path !== paths.testPage && path !== paths.otherTestPage);

/** Query strings that make a screen read more. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  [paths.recruit]: ['job_state=PREVIOUS'],
  [paths.opportunity]: ['job=job-1', 'job=job-1&tab=recommended&filter={"gender":"Female"}'],
  [paths.jobForm]: ['duplicate=job-1'],
  [paths.connect]: ['job=job-1'],
  [paths.compare]: ['id=student-1&id=student-2&job=job-1'],
};

const createdAt = '2026-11-03T12:00:00.000Z';
const job = { _id: 'job-1', job_title: 'Data Analyst', job_status: 'ACTIVE', createdAt, applicants: ['student-1'] };
const folder = { _id: 'folder-1', folder_name: 'Finalists', createdAt, student_ids: ['student-1'] };

/** Successful reads that trigger further reads: none, the first ones, all. */
const first = {
  getActiveJobs: { status: 201, activeJobs: [job] },
  getJob: { job },
  getFolders: { folders: [folder] },
  getCompanyDetails: { _id: 'company-1', name: 'Tidewater', top_technologies_used: ['SQL'] },
};
const second = {
  getRecommended: { status: 200, applicants: [{ student_id: 'student-1', name: 'Aarohi Deshmukh' }] },
  getFolder: { folder },
};
const successes: readonly Readonly<Record<string, unknown>>[] = [{}, first, { ...first, ...second }];

/** Sent after a press or while typing. Their failures are logged or have an alert of their own. */
const notWhileOpening = [
  'getLocations',
  'getJobRoles',
  'suggestDescription',
  'searchCandidates',
  'getBachelorsSpecialization',
  'getStreams',
  'getBachelorsDegrees',
  'getMastersDegrees',
  'getMastersSpecialization',
  'getAllInstitutes',
];
/** Reads that use POST. */
const postsThatRead = ['getRecruiterDetails', 'getCandidatesByIds', 'filterCandidates', 'getTalentPool'];

const asked = new Set<string>();

beforeEach(() => void stubBrowser());

afterEach(() => vi.unstubAllGlobals());

describe('the service’s message for a failed read', () => {
  it.each(screens.map((route) => [route.path, route] as const))('is not shown on %s', async (path, route) => {
    for (const query of ['', ...(queriesOf[path] ?? [])]) {
      for (const replies of successes) expect(await seen(route, query, replies)).not.toContain('ObjectId');
    }
  });

  it('was returned by each read that a screen sends on opening', () => {
    const reads = Object.keys(wireTable).filter(
      (name) => (wireTable[name]?.method === 'GET' || postsThatRead.includes(name)) && !notWhileOpening.includes(name),
    );
    expect(reads.filter((name) => !asked.has(name))).toEqual([]);
  });
});

/** Opens a screen whose reads fail, and returns its text and its notices. */
async function seen({ path }: ScreenRoute, query: string, replies: Readonly<Record<string, unknown>>): Promise<string> {
  const { sent, open, noticed } = composed(replies, { otherwise: new Refusal(400, { message: raw }) });
  const { shown, leave } = await open(path, { params: { id: 'id-1' }, query });
  const text = [...noticed(), shown()].join('\n');
  leave();
  for (const { name } of sent) if (!(name in replies)) asked.add(name);
  return text;
}
