import type { JobStatus } from '@glo/domain/jobs/job';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { Folders } from '@glo/domain/folders/folders';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { folderId } from '@glo/domain/testing/folders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpportunityPresenter } from '../features/jobs/job/opportunity-presenter.ts';
import { CandidateActions, FoldersState } from '../features/candidate-list/index.ts';
import { FolderRemoval } from '../features/folders/shortlisted/folder-removal.ts';
import { JobShortlists } from '../features/shortlist/job-shortlists.ts';
import { paths } from '../navigation/paths.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { Notices } from '../state/notices.ts';
import { ServiceStore } from '../state/store/service-store.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { composed, type Sent, stubBrowser } from './testing/composed.ts';

/** `npm run test:deep` runs all. */
const seeds = Array.from({ length: process.env['DEEP'] === '1' ? 20 : 3 }, (_, index) => index + 1);
const actsPerSeed = 24;
/** Changes of other tabs arrive in batches. */
const patience = { timeout: 30_000, interval: 20 };

const analyst = jobId('analyst');
const summer = folderId('summer');
const students = ['asha', 'bela', 'chitra', 'dev'].map((id) => aCandidate({ id: studentId(id), name: `${id} Rao` }));

beforeEach(() => {
  const storageListeners: ((event: object) => void)[] = [];
  const stored = stubBrowser();
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: object) => void) => {
    if (kind === 'storage') storageListeners.push(listener);
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, newValue: string) => {
      stored.set(key, newValue);
      queueMicrotask(() => storageListeners.forEach((listener) => listener({ key, newValue })));
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('two tabs with the same job', () => {
  it.each(seeds)(
    'and a reload show the same after random acts in both (seed %d)',
    async (seed) => {
      const service = aService();
      const tabs = await Promise.all([aTab(service), aTab(service)]);
      const random = randomFrom(seed);
      for (let act = 0; act < actsPerSeed; act += 1) {
        const tab = tabs[random(2)];
        // oxlint-disable-next-line no-await-in-loop -- in each tab, one act follows the other
        if (tab !== undefined) await tab.act(random);
      }
      const reloaded = await aTab(service);
      await vi.waitFor(() => {
        const expected = service.shown();
        for (const tab of [...tabs, reloaded]) expect(tab.shown().ofService).toEqual(expected);
        expect(tabs.map((tab) => tab.shown().ofDevice)).toEqual(
          [reloaded, reloaded].map((tab) => tab.shown().ofDevice),
        );
      }, patience);
      for (const { leave } of [...tabs, reloaded]) leave();
    },
    60_000,
  );
});

/** A service that keeps what the tabs send. */
function aService() {
  const shortlisted: string[] = [];
  const inFolder: string[] = [];
  let status: JobStatus = 'ACTIVE';
  const wire = (id: string) => ({ student_id: id, name: `${id} Rao` });
  const job = () => ({
    _id: analyst,
    job_title: 'Data Analyst',
    job_status: status,
    createdAt: '2026-11-03T12:00:00.000Z',
    applicants: students.map(({ id }) => id),
  });
  const add = (ids: string[], id: string) => ids.includes(id) || ids.push(id);
  const drop = (ids: string[], id: string) => ids.includes(id) && ids.splice(ids.indexOf(id), 1);
  const names = ['Summer'];
  const folder = (name: string, place: number) => ({
    _id: place === 0 ? summer : name,
    folder_name: name,
    createdAt: '2026-11-03T12:00:00.000Z',
    student_ids: place === 0 ? [...inFolder] : [],
  });
  const student = ({ body }: Sent) => (body as { readonly student_id: string }).student_id;
  return {
    replies: {
      getActiveJobs: () => ({ status: 201, activeJobs: status === 'ACTIVE' ? [job()] : [] }),
      getPastJobs: () => ({ status: 201, pastJobs: status === 'CLOSED' ? [job()] : [] }),
      getJob: () => ({ status: 200, job: job() }),
      getCandidatesByIds: { status: 200, applicants: students.map(({ id }) => wire(id)) },
      getRecommended: { status: 200, applicants: [] },
      getShortlisted: () => shortlisted.map((id) => ({ student_id: id, student: wire(id) })),
      saveShortlisted: (call: Sent) => ({ done: add(shortlisted, student(call)) }),
      removeShortlisted: (call: Sent) => ({ done: drop(shortlisted, student(call)) }),
      updateJobStatus: ({ body }: Sent) => {
        status = (body as { readonly jobStatus: JobStatus }).jobStatus;
        return { updateStatus: job() };
      },
      getFolders: () => ({ folders: names.map(folder) }),
      createFolder: ({ body }: Sent) => {
        const name = (body as { readonly folder_name: string }).folder_name;
        return { folder: folder(name, names.push(name) - 1) };
      },
      getShortlistedStudents: () => ({ unique_student_ids: [...inFolder] }),
      saveToFolder: (call: Sent) => ({ status: 200, message: '', done: add(inFolder, student(call)) }),
      removeFromFolder: ({ url }: Sent) => ({ done: drop(inFolder, url.split('/').at(-1) ?? '') }),
      sendNotification: {},
    },
    shown: () => ({
      status,
      shortlisted: shortlisted.toSorted(),
      inFolder: inFolder.toSorted(),
      names: names.toSorted(),
    }),
  };
}

async function aTab(service: ReturnType<typeof aService>) {
  const { container, open } = composed(service.replies);
  const { leave } = await open<OpportunityPresenter>(paths.opportunity, { query: `job=${analyst}` });
  const shortlist = container.get(JobShortlists).of(analyst);
  const verdicts = container.get(VerdictStore).forJob(analyst);
  const [records, store, folders] = [
    container.get(LocalRecords),
    container.get(ServiceStore),
    container.get(FoldersState),
  ];
  folders.open();
  const { choice } = container.get(CandidateActions);
  const removal = new FolderRemoval({
    folders: container.get(Folders),
    keeping: container.get(FolderKeeping),
    state: folders,
    notices: container.get(Notices),
  });
  await Promise.all([shortlist.list.read(), store.job(analyst).read(), verdicts.loaded]);
  await vi.waitFor(() => expect(folders.all.value).not.toBeNull(), patience);
  let notes = 0;
  return {
    leave,
    async act(random: (below: number) => number): Promise<void> {
      const candidate = students[random(students.length)] ?? aCandidate();
      const { id } = candidate;
      const acts = [
        async () => void (await (shortlist.ids.has(id) ? shortlist.remove(candidate) : shortlist.add(candidate))),
        async () => verdicts.decide([id], { decision: random(2) === 0 ? 'maybe' : 'not-a-fit' }),
        () => records.note(id, `Note ${(notes += 1)}`),
        () => container.get(JobLifecycle).changeStatus(analyst, random(2) === 0 ? 'CLOSED' : 'ACTIVE'),
        async () => {
          const folder = folders.folder(summer);
          if (folder?.candidates.includes(id) === true) await removal.fromOne(summer, id);
          else if (folder !== null) await choice.addTo(folder, candidate);
        },
        async () => {
          choice.openForNew(() => undefined);
          choice.name.change(`Folder ${random(1_000_000)}`);
          await choice.creating.run();
        },
      ];
      await acts[random(acts.length)]?.();
    },
    shown: () => ({
      ofService: {
        status: store.job(analyst).value?.status,
        shortlisted: [...shortlist.ids].toSorted(),
        inFolder: folders.folder(summer)?.candidates.toSorted(),
        names: folders.all.value?.map(({ name }) => name).toSorted(),
      },
      ofDevice: {
        decisions: [...verdicts.records].map(([id, { decision }]) => `${id} ${decision}`).toSorted(),
        notes: [...records.noteTexts].map(([id, text]) => `${id} ${text}`).toSorted(),
      },
    }),
  };
}

/** Numbers from 0, the same ones for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
