import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { aFolder, folderId, someFolders } from '@glo/domain/testing/folders';
import { aCandidateDirectory, someShortlists } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBlindReview } from '../../../testing/blind-review.ts';
import { someRecords } from '../../../testing/session.ts';
import { FoldersState } from '../../people/people.ts';
import { KnownPeople } from './known-people.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha Rao' });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela Jain' });
const job = anActiveJob({ id: jobId('job-1'), applicants: [asha.id] });

describe('known people', () => {
  it('come from applicants, shortlists, folders and records, each asked for once', async () => {
    const { known, directory, shortlists, foldersState, records } = somePeople();
    await records.note(studentId('dev'), 'Call him');
    await foldersState.read();
    shortlists.answers.candidates = success([bela]);
    directory.answers.byIds = success([asha]);
    await known.load([job]);
    expect(directory.asked).toEqual([['byIds', ['asha', 'chitra', 'dev']]]);
    expect([...known.candidates.keys()].toSorted()).toEqual(['asha', 'bela']);
    expect([...(known.shortlisted.get(job.id) ?? [])]).toEqual(['bela']);
    await known.load([job]);
    expect([directory.asked.length, shortlists.asked.length]).toEqual([1, 1]);
  });

  it('are asked for in pages of 500', async () => {
    const { known, directory } = somePeople();
    const applicants = Array.from({ length: 1200 }, (_, at) => studentId(`s${at}`));
    await known.load([{ ...job, applicants }]);
    expect(directory.asked.map(([, ids]) => (ids as unknown[]).length)).toEqual([500, 500, 200]);
  });

  it('include a shortlist again after it has changed on this device', async () => {
    const { known, shortlists, records, session } = somePeople();
    await known.load([job]);
    const event = { kind: 'shortlisted', job: job.id, students: [asha.id] } as const;
    const account = session.current?.accountId;
    if (account) await records.recordEvents([{ event, at: new Date(Date.now() + 1000).toISOString() }], account);
    shortlists.answers.candidates = success([asha]);
    await known.load([job]);
    expect([...(known.shortlisted.get(job.id) ?? [])]).toEqual(['asha']);
  });

  it('are forgotten on sign-out and when blind review changes, with late replies', async () => {
    const { known, directory, blind, session } = somePeople();
    directory.answers.byIds = success([asha]);
    await known.load([job]);
    expect(known.candidates.size).toBe(1);
    blind.toggle();
    await when(() => blind.isOn);
    expect(known.candidates.size).toBe(0);
    const late = Promise.withResolvers<Awaited<ReturnType<typeof directory.byIds>>>();
    directory.answers.byIds = late.promise;
    void known.load([job]);
    session.end();
    late.resolve(success([asha]));
    await new Promise(setImmediate);
    expect([known.candidates.size, known.request.pending]).toEqual([0, false]);
  });

  it('that failed to load are asked for by a retry only', async () => {
    const { known, directory, shortlists } = somePeople();
    directory.answers.byIds = failure('server-error');
    shortlists.answers.candidates = failure('unreachable');
    await known.load([job]);
    expect([known.hasFailed, directory.asked.length, shortlists.asked.length]).toEqual([true, 1, 1]);
    directory.answers.byIds = success([asha]);
    shortlists.answers.candidates = success([]);
    await known.retry();
    expect([known.hasFailed, [...known.candidates.keys()]]).toEqual([false, ['asha']]);
  });
});

describe('a 429', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-03T14:05:00.000Z') }));

  it('pauses loading, which continues by itself', async () => {
    const { known, directory } = somePeople();
    const retryAt = new Date('2026-11-03T14:05:30.000Z');
    directory.answers.byIds = { ok: false, failure: { kind: 'refused', text: 'Too many requests', retryAt } };
    void known.load([job]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([known.waitsUntil, known.hasFailed]).toEqual([retryAt, false]);
    directory.answers.byIds = success([asha]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([known.waitsUntil, known.request.pending, known.candidates.size]).toEqual([null, false, 1]);
  });
});

function somePeople() {
  const { session, notices, records } = someRecords();
  const directory = aCandidateDirectory();
  const shortlists = someShortlists();
  const folders = someFolders();
  folders.answers.all = success([aFolder({ id: folderId('f1'), candidates: [studentId('chitra')] })]);
  const foldersState = new FoldersState(folders, session, notices, new FakeTabs());
  const blind = aBlindReview(session);
  const known = new KnownPeople(directory, shortlists, foldersState, records, session, blind);
  return { known, directory, shortlists, foldersState, records, session, blind };
}
