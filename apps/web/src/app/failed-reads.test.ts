import { wireTable } from '@glo/adapters/wire/table';
import { aSession } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { Notices } from '../state/notices.ts';
import { SessionState } from '../state/session-state.ts';
import { configuration, textOf } from '../testing/rendered.ts';
import { ContainerContext, createContainer, createPresenter } from './container/container.ts';
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

/** Browser globals that presenters use. */
beforeEach(() => {
  const nothing = () => undefined;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('history', { state: null, replaceState: nothing });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: nothing, removeItem: nothing });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
});

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
async function seen(route: ScreenRoute, query: string, replies: Readonly<Record<string, unknown>>): Promise<string> {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    const name = nameOf(method, url);
    const reply = replies[name];
    if (reply === undefined) asked.add(name);
    const text = JSON.stringify(reply ?? { message: raw });
    return { ok: reply !== undefined, status: reply === undefined ? 400 : 200, text: async () => text };
  });
  const container = createContainer(configuration);
  container.get(SessionState).start(aSession());
  const screen = await route.load();
  const presenter = createPresenter(container, screen);
  const leave = presenter.activate?.({ params: { id: 'id-1' }, query: new URLSearchParams(query), state: null });
  await new Promise((resolve) => setTimeout(resolve));
  const { toasts, alerts } = container.get(Notices);
  const shown = textOf(
    createElement(ContainerContext, { value: container }, createElement(screen.View, { presenter })),
  );
  leave?.();
  return [...toasts.flatMap(({ text, detail = '' }) => [text, detail]), ...alerts, shown].join('\n');
}

function nameOf(method: string, url: string): string {
  const path = url.split('?')[0]?.replace(/^\/api\/(recruiter|v1\/mobile)/, '') ?? '';
  const call = Object.entries(wireTable).find(
    ([, known]) => known.method === method && new RegExp(`^${known.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return call?.[0] ?? `${method} ${path}`;
}
