import type { Change } from '@glo/domain/shared/tabs';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import type { Resource } from '../resource.ts';
import { ServiceStore } from './service-store.ts';
import type { StoreKey } from './stale-keys.ts';

const asha = aCandidate({ id: studentId('asha') });
const job = anActiveJob({ id: jobId('job-1'), title: 'Analyst', skills: ['SQL'] });

type Kind = StoreKey extends infer Key ? (Key extends `${infer Name}:${string}` ? Name : Key) : never;

interface Example {
  readonly of: (store: ServiceStore) => Resource<unknown>;
  /** The change of another tab that makes it stale. `null`: nothing in the application changes it. */
  readonly change: Change | null;
}

const returned: Change = { about: 'return', id: '' };
const kinds: Readonly<Record<Kind, Example>> = {
  jobs: { of: (store) => store.jobs('ACTIVE'), change: { about: 'job', id: '' } },
  job: { of: (store) => store.job(job.id), change: { about: 'job', id: job.id } },
  recommended: { of: (store) => store.recommended(job.id), change: null },
  shortlist: { of: (store) => store.shortlisted(job.id), change: { about: 'shortlist', id: job.id } },
  profile: { of: (store) => store.profile(asha.id), change: null },
  gloScore: { of: (store) => store.gloScore(asha.id), change: null },
  proofOfWork: { of: (store) => store.proofOfWork(asha.id), change: null },
  company: { of: (store) => store.company, change: null },
  members: { of: (store) => store.members, change: null },
  folders: { of: (store) => store.folders, change: { about: 'folders', id: '' } },
  'students-in-folders': { of: (store) => store.studentsInFolders, change: returned },
  'talent-pool': { of: (store) => store.talentPool, change: null },
};

describe.each(Object.entries(kinds))('the key %s', (_, { of }) => {
  it('has one resource for all screens, which share a request', async () => {
    const { store, settled } = aStore();
    const resource = of(store);
    expect(of(store)).toBe(resource);
    const stops = [resource.open(), resource.open()];
    expect(resource.request.pending).toBe(true);
    await settled(resource);
    expect(resource.state).toBe('ready');
    for (const stop of stops) stop();
  });

  it('is dropped at sign-out, also if its response comes later', async () => {
    const { store, settled, session } = aStore();
    const read = of(store);
    read.open();
    await settled(read);
    const late = of(store).readAgain();
    session.end();
    session.start(aSession());
    await late;
    expect(of(store)).not.toBe(read);
    expect(of(store).value).toBeNull();
  });
});

describe.each(Object.entries(kinds).filter(([, { change }]) => change !== null))('a stale %s', (_, { of, change }) => {
  it('is read again: at once if it is shown, otherwise by the next screen', async () => {
    const { store, settled, tabs, otherTab } = aStore();
    const resource = of(store);
    const close = resource.open();
    await settled(resource);
    const { readAt } = resource;
    otherTab.announce(change ?? returned);
    await when(() => resource.readAt > readAt || resource.request.pending);
    await settled(resource);
    close();
    tabs.hear(change ?? returned);
    await new Promise(setImmediate);
    expect([resource.request.pending, resource.isFresh()]).toEqual([false, false]);
    resource.open();
    expect(resource.request.pending).toBe(true);
  });
});

describe('the store', () => {
  it('reports a failure only while a screen shows the value', async () => {
    const { store, board, notices } = aStore();
    board.answers.job = failure('unreachable');
    await store.job(job.id).read();
    expect(notices.toasts).toEqual([]);
    const close = store.job(job.id).open();
    await when(() => notices.toasts.length === 1);
    close();
  });

  it('shows the newest reply of a job in the lists and on its own', async () => {
    const { store, board } = aStore();
    board.answers.activeJobs = success([job]);
    await store.jobs('ACTIVE').read();
    expect(store.job(job.id).value).toEqual(job);
    board.answers.job = success({ ...job, title: 'Senior Analyst' });
    await store.job(job.id).readAgain();
    expect(store.jobs('ACTIVE').value?.[0]?.title).toBe('Senior Analyst');
    store.changeJob(job.id, (now) => ({ ...now, title: 'Lead' }));
    expect([store.job(job.id).value?.title, store.jobs('ACTIVE').value?.[0]?.title]).toEqual(['Lead', 'Lead']);
  });

  it('takes a closed job out of the active ones, so that no job is counted twice', async () => {
    const { store, board } = aStore();
    board.answers.activeJobs = success([job]);
    await store.jobs('ACTIVE').read();
    store.changeJob(job.id, (now) => ({ ...now, status: 'CLOSED' }));
    expect([store.jobs('ACTIVE').value, store.job(job.id).value?.status]).toEqual([[], 'CLOSED']);
  });

  it('reads a shown job on its own, not from a list', async () => {
    const { store, board, settled } = aStore();
    board.answers.job = success(job);
    const resource = store.job(job.id);
    resource.open();
    await settled(resource);
    board.answers.activeJobs = success([{ ...job, skills: ['Figma'] }]);
    await store.jobs('ACTIVE').read();
    expect(resource.value?.skills).toEqual(['SQL']);
  });

  it('marks a viewed applicant in every place, whichever tab has shown the profile', async () => {
    const { store, board, tabs } = aStore();
    board.answers.activeJobs = success([job]);
    await store.jobs('ACTIVE').read();
    const viewed = () => [store.job(job.id).value, store.jobs('ACTIVE').value?.[0]].map((one) => one?.viewedApplicants);
    tabs.announce({ about: 'viewed', id: job.id, value: asha.id });
    expect(viewed()).toEqual([[asha.id], [asha.id]]);
    tabs.hear({ about: 'viewed', id: job.id, value: 'bela' });
    await when(() => viewed()[0]?.length === 2);
  });

  it('keeps the skills of a job when the recruiter comes back', async () => {
    const { store, board, tabs, settled } = aStore();
    board.answers.job = success(job);
    const resource = store.job(job.id);
    resource.open();
    await settled(resource);
    board.answers.job = success({ ...job, title: 'Senior Analyst', skills: ['Figma'] });
    tabs.hear(returned);
    await when(() => resource.value?.title === 'Senior Analyst');
    expect(resource.value?.skills).toEqual(['SQL']);
    tabs.hear({ about: 'job', id: job.id });
    await when(() => resource.value?.skills[0] === 'Figma');
  });

  it('reads nothing again for an edit of its own that is being sent', async () => {
    const { store, tabs, shortlists, settled } = aStore();
    const { list } = { list: store.shortlisted(job.id) };
    list.open();
    await settled(list);
    await list.edit(
      (all) => all,
      async () => tabs.announce({ about: 'shortlist', id: job.id }),
    );
    expect([shortlists.asked.length, list.request.pending]).toEqual([1, false]);
    tabs.announce({ about: 'shortlist', id: job.id });
    expect(list.request.pending).toBe(true);
  });

  it('reads values ahead three at a time, and none for an account that has left', async () => {
    const { store, shortlists, session } = aStore();
    const lists = ['1', '2', '3', '4', '5'].map((id) => store.shortlisted(jobId(id)));
    const reading = store.readAhead(lists);
    expect(shortlists.asked).toHaveLength(3);
    session.end();
    await reading;
    expect(shortlists.asked).toHaveLength(3);
  });

  it('keeps each profile that was read', async () => {
    const { store, directory } = aStore();
    directory.answers.profile = success(aProfile({ id: asha.id }));
    await store.profile(asha.id).read();
    expect(store.profiles.get(asha.id)).toBe(store.profile(asha.id).value);
  });
});

function aStore() {
  const world = testContainer();
  const settled = (resource: Resource<unknown>) => when(() => !resource.request.pending);
  return { ...world, store: world.container.get(ServiceStore), otherTab: world.tabs.another(), settled };
}
