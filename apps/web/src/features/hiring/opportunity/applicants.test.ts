import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aCandidateDirectory } from '@glo/domain/testing/hiring';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { Applicants } from './applicants.ts';

const ids = Array.from({ length: 1300 }, (_, index) => studentId(`s${index}`));
const all = ids.map((id) => aCandidate({ id }));

describe('loading applicants', () => {
  it('loads pages in order until all are loaded', async () => {
    const { applicants, asked } = someApplicants();
    await applicants.load();
    expect(applicants.list.value).toEqual(all);
    expect([asked(), applicants.expected]).toEqual([[200, 500, 500, 100], null]);
  });

  it('needs one request if the first page has all', async () => {
    const { applicants, asked } = someApplicants(ids.slice(0, 200));
    expect([applicants.expected, applicants.interrupted]).toEqual([200, false]);
    await applicants.load();
    expect([asked(), applicants.expected]).toEqual([[200], null]);
  });

  it('stops if the first page fails', async () => {
    const { applicants, directory, notices, asked } = someApplicants();
    directory.answers.byIds = failure('unreachable');
    await applicants.load();
    expect([asked(), applicants.list.value, applicants.expected]).toEqual([[200], null, 1300]);
    expect(notices.toasts).toHaveLength(1);
  });

  it('counts the unreadable ones of every page', async () => {
    const { applicants, directory } = someApplicants(ids.slice(0, 300));
    directory.answers.byIds = success([], 2);
    await applicants.load();
    expect(applicants.list.leftOut).toBe(4);
  });

  it('shows the first page at once', async () => {
    const { applicants, directory } = someApplicants();
    await applicants.list.load();
    directory.answers.byIds = new Promise(() => undefined);
    void applicants.loadRest();
    expect([applicants.list.value?.length, applicants.expected]).toEqual([200, 1300]);
  });

  it('keeps the loaded pages if the next one fails, and can be retried', async () => {
    const { applicants, directory, notices, asked } = someApplicants();
    await applicants.list.load();
    directory.answers.byIds = failure('unreachable');
    await applicants.loadRest();
    expect([applicants.list.value?.length, applicants.interrupted]).toEqual([200, true]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    directory.answers.byIds = success([]);
    await applicants.loadRest();
    expect([asked().length, applicants.interrupted, applicants.expected]).toEqual([5, false, null]);
  });

  it('can be retried if a page is slow, and ignores its late response', async () => {
    vi.useFakeTimers();
    const { applicants, directory } = someApplicants();
    await applicants.list.load();
    const late = Promise.withResolvers<ReturnType<typeof success<typeof all>>>();
    directory.answers.byIds = late.promise;
    void applicants.loadRest();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(applicants.interrupted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(applicants.interrupted).toBe(true);
    directory.answers.byIds = success([]);
    await applicants.loadRest();
    late.resolve(success(all));
    await vi.advanceTimersByTimeAsync(0);
    expect([applicants.interrupted, applicants.expected, applicants.list.value?.length]).toEqual([false, null, 200]);
    vi.useRealTimers();
  });

  it('ignores the first page after it was stopped', async () => {
    const { applicants } = someApplicants();
    const reading = applicants.load();
    applicants.stop();
    await reading;
    expect(applicants.list.value).toBeNull();
  });

  it('ignores the next page after it was stopped', async () => {
    const { applicants, directory, asked } = someApplicants();
    await applicants.list.load();
    const answer = Promise.withResolvers<ReturnType<typeof success<typeof all>>>();
    directory.answers.byIds = answer.promise;
    const reading = applicants.loadRest();
    applicants.stop();
    answer.resolve(success(all));
    await reading;
    expect([asked().length, applicants.list.value?.length]).toEqual([2, 200]);
  });
});

function someApplicants(applied = ids) {
  const directory = aCandidateDirectory();
  const notices = new Notices();
  const byIds = directory.byIds.bind(directory);
  const answersByDefault = directory.answers.byIds;
  directory.byIds = async (wanted) => {
    const answer = await byIds(wanted);
    return directory.answers.byIds === answersByDefault ? success(all.filter(({ id }) => wanted.includes(id))) : answer;
  };
  const applicants = new Applicants(applied, directory, notices);
  const asked = () => directory.asked.map(([, wanted]) => (Array.isArray(wanted) ? wanted.length : 0));
  return { applicants, directory, notices, asked };
}
