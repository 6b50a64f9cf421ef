import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aCandidateDirectory } from '@glo/domain/testing/hiring';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { StoredCandidates } from '../../../state/store/stored-candidates.ts';
import { CandidatePages } from './candidate-pages.ts';

const ids = Array.from({ length: 1300 }, (_, index) => studentId(`s${index}`));
const all = ids.map((id) => aCandidate({ id }));

describe('candidate pages', () => {
  it.each([
    [1300, [200, 500, 500, 100]],
    [200, [200]],
  ])('load %i candidates in order, the first page being small', async (count, sizes) => {
    const { pages, asked } = somePages(ids.slice(0, count));
    expect([pages.expected, pages.interrupted]).toEqual([count, false]);
    await pages.load();
    await settled();
    expect([pages.list.value, asked(), pages.expected]).toEqual([all.slice(0, count), sizes, null]);
  });

  it('stop if the first page fails', async () => {
    const { pages, directory, notices, asked } = somePages();
    directory.answers.byIds = failure('unreachable');
    await pages.load();
    await settled();
    expect([asked(), pages.list.value, pages.expected]).toEqual([[200], null, 1300]);
    expect(notices.toasts).toHaveLength(1);
  });

  it('count unreadable candidates of all pages', async () => {
    const { pages, directory } = somePages(ids.slice(0, 300));
    directory.answers.byIds = success([], 2);
    await pages.load();
    await settled();
    expect(pages.list.leftOut).toBe(4);
  });

  it('keep the loaded pages if a later page fails, and resume on request', async () => {
    const { pages, directory, notices, asked } = somePages();
    await pages.list.load();
    directory.answers.byIds = failure('unreachable');
    pages.loadRest();
    await settled();
    expect([pages.list.value?.length, pages.interrupted, pages.expected]).toEqual([200, true, 1300]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    directory.answers.byIds = success([]);
    pages.loadRest();
    await settled();
    expect([asked().length, pages.interrupted, pages.expected]).toEqual([5, false, null]);
  });

  it('can be requested again if they are slow, and drop the late response', async () => {
    vi.useFakeTimers();
    const { pages, directory, asked } = somePages();
    await pages.list.load();
    const late = Promise.withResolvers<ReturnType<typeof success<typeof all>>>();
    directory.answers.byIds = late.promise;
    pages.loadRest();
    await vi.advanceTimersByTimeAsync(9_999);
    pages.loadRest();
    expect([pages.interrupted, asked().length]).toEqual([false, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(pages.interrupted).toBe(true);
    directory.answers.byIds = success([]);
    pages.loadRest();
    late.resolve(success(all));
    await vi.advanceTimersByTimeAsync(0);
    expect([pages.interrupted, pages.expected, pages.list.value?.length]).toEqual([false, null, 200]);
  });

  it('show a first page that came after they were stopped', async () => {
    const { pages, asked } = somePages(ids.slice(0, 300));
    const loading = pages.load();
    pages.stop();
    await loading;
    expect([pages.list.value, pages.expected]).toEqual([null, 300]);
    await pages.load();
    await settled();
    expect([pages.list.value?.length, asked()]).toEqual([300, [200, 100]]);
  });

  it('request nothing more and stay silent after stop', async () => {
    const { pages, directory, notices, asked } = somePages();
    await pages.list.load();
    const answer = Promise.withResolvers<ReturnType<typeof failure>>();
    directory.answers.byIds = answer.promise;
    pages.loadRest();
    pages.stop();
    answer.resolve(failure('unreachable'));
    await settled();
    expect([asked().length, pages.list.value?.length, pages.failed, notices.toasts]).toEqual([2, 200, false, []]);
  });
});

const settled = () => new Promise(setImmediate);

function somePages(wanted = ids) {
  const directory = aCandidateDirectory();
  const notices = new Notices();
  const byIds = directory.byIds.bind(directory);
  const answersByDefault = directory.answers.byIds;
  directory.byIds = async (page) => {
    const answer = await byIds(page);
    return directory.answers.byIds === answersByDefault ? success(all.filter(({ id }) => page.includes(id))) : answer;
  };
  const pages = new CandidatePages({
    ids: () => wanted,
    candidates: new StoredCandidates(directory),
    onFailure: notices.showReadFailure,
  });
  const asked = () => directory.asked.map(([, page]) => (Array.isArray(page) ? page.length : 0));
  return { pages, directory, notices, asked };
}
