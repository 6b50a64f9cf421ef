import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import type { JobId } from '@glo/domain/shared/ids';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { testContainer } from '../../../testing/container.ts';
import { FoldersState } from '../../candidate-list/index.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { KnownPeople } from './known-people.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha Rao' });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela Jain' });
const job = anActiveJob({ id: jobId('job-1'), applicants: [asha.id] });

describe('known people', () => {
  it('come from applicants, shortlists, folders and records, each asked for once', async () => {
    const { known, candidates, shortlistOf, directory, shortlists, foldersState, records } = somePeople();
    await records.note(studentId('dev'), 'Call him');
    await foldersState.all.load();
    shortlists.answers.candidates = success([bela]);
    directory.answers.byIds = success([asha]);
    await known.load([job]);
    expect(directory.asked).toEqual([['byIds', ['asha', 'chitra', 'dev']]]);
    expect(candidates.all.map(({ id }) => id).toSorted()).toEqual(['asha', 'bela']);
    expect(shortlistOf(job.id)).toEqual(['bela']);
    await known.load([job]);
    expect([directory.asked.length, shortlists.asked.length]).toEqual([1, 1]);
  });

  it('are asked for in pages of 500', async () => {
    const { known, directory } = somePeople();
    const applicants = Array.from({ length: 1200 }, (_, at) => studentId(`s${at}`));
    await known.load([{ ...job, applicants }]);
    expect(directory.asked.map(([, ids]) => (ids as unknown[]).length)).toEqual([500, 500, 200]);
  });

  it('include a shortlist again after it has changed', async () => {
    const { known, shortlists, tabs, shortlistOf } = somePeople();
    await known.load([job]);
    tabs.announce({ about: 'shortlist', id: job.id });
    shortlists.answers.candidates = success([asha]);
    await known.load([job]);
    expect(shortlistOf(job.id)).toEqual(['asha']);
  });

  it('are forgotten on sign-out, with late replies', async () => {
    const { known, candidates, directory, session } = somePeople();
    directory.answers.byIds = success([asha]);
    await known.load([job]);
    expect([candidates.all.length, known.isLoaded]).toEqual([1, true]);
    const late = Promise.withResolvers<Awaited<ReturnType<typeof directory.byIds>>>();
    directory.answers.byIds = late.promise;
    void known.load([{ ...job, applicants: [bela.id] }]);
    session.end();
    late.resolve(success([bela]));
    await new Promise(setImmediate);
    expect([candidates.all, known.isLoaded, known.request.pending]).toEqual([[], false, false]);
  });

  it('that failed to load are asked for by a retry only', async () => {
    const { known, candidates, directory, shortlists } = somePeople();
    directory.answers.byIds = failure('server-error');
    shortlists.answers.candidates = failure('unreachable');
    await known.load([job]);
    expect([known.hasFailed, directory.asked.length, shortlists.asked.length]).toEqual([true, 1, 1]);
    directory.answers.byIds = success([asha]);
    shortlists.answers.candidates = success([]);
    await known.retry();
    expect([known.hasFailed, candidates.all]).toEqual([false, [asha]]);
  });
});

describe('a 429', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-03T14:05:00.000Z') }));

  it('pauses loading, which continues by itself', async () => {
    const { known, candidates, directory } = somePeople();
    const retryAt = new Date('2026-11-03T14:05:30.000Z');
    directory.answers.byIds = { ok: false, failure: { kind: 'refused', text: 'Too many requests', retryAt } };
    void known.load([job]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([known.waitsUntil, known.hasFailed]).toEqual([retryAt, false]);
    directory.answers.byIds = success([asha]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([known.waitsUntil, known.request.pending, candidates.all]).toEqual([null, false, [asha]]);
  });
});

function somePeople() {
  const world = testContainer();
  const { container, folders, directory } = world;
  folders.answers.all = success([aFolder({ id: folderId('f1'), candidates: [studentId('chitra')] })]);
  directory.answers.byIds = success([]);
  const { candidates } = container.get(ServiceStore);
  const foldersState = container.get(FoldersState);
  const shortlistOf = (id: JobId) => [...container.get(JobShortlists).of(id).ids];
  return { ...world, known: container.get(KnownPeople), foldersState, candidates, shortlistOf };
}
