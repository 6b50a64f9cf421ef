import { fitTo, fitText } from '@glo/domain/candidates/fit';
import { type CandidateFilter, writeFilter } from '@glo/domain/filter/candidate-filter';
import { criteriaOf } from '@glo/domain/filter/job-criteria';
import { type Failed, failure, success } from '@glo/domain/shared/outcome';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { JobCriteria } from './job-criteria.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const job = jobId('job-1');
type Passing = ReturnType<typeof success<(typeof asha)[]>>;
const now = new Date('2026-11-27T12:00:00.000Z');
const one = aFilter({ bachelor: { degree: 'B.Tech' } });
const two = aFilter({ bachelor: { degree: 'B.Tech', percentage: 70 } });
const five = aFilter({
  bachelor: { degree: 'B.Tech', specialisation: 'IT', institute: 'COEP', percentage: 70, years: [2026] },
});

beforeEach(() => {
  vi.useFakeTimers({ now });
});

describe('the criteria of a job', () => {
  it('are one request each, with all students', async () => {
    const { filters, fits } = await wanting(two);
    expect(filters.asked).toEqual([
      ['passing', aFilter({ bachelor: { degree: 'B.Tech' } }), [asha, bela]],
      ['passing', aFilter({ bachelor: { percentage: 70 } }), [asha, bela]],
    ]);
    expect(fits()).toEqual(['2 of 2', '0 of 2']);
  });

  it('are unknown until all first responses are in', async () => {
    const { criteria, records, filters, fits } = aJob();
    const [first, last] = [Promise.withResolvers<Passing>(), Promise.withResolvers<Passing>()];
    filters.answers.passing = first.promise;
    await records.setCriteria(job, writeFilter(five));
    filters.answers.passing = last.promise;
    first.resolve(success([asha]));
    await settled();
    expect([criteria.isChecking, fits()]).toEqual([true, ['5 unknown', '5 unknown']]);
    last.resolve(success([bela]));
    await settled();
    expect([criteria.isChecking, fits()]).toEqual([false, ['3 of 5', '2 of 5']]);
  });

  it('are sent three at once', async () => {
    const { records, filters } = aJob();
    const slow = Promise.withResolvers<Passing>();
    filters.answers.passing = slow.promise;
    await records.setCriteria(job, writeFilter(five));
    await settled();
    expect(filters.asked).toHaveLength(3);
    slow.resolve(success([]));
    await settled();
    expect(filters.asked).toHaveLength(5);
  });

  it('let the list wait for ten seconds, not longer', async () => {
    const { criteria, records, filters } = aJob();
    filters.answers.passing = new Promise(() => undefined);
    await records.setCriteria(job, writeFilter(one));
    await vi.advanceTimersByTimeAsync(9999);
    expect(criteria.isChecking).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(criteria.isChecking).toBe(false);
  });

  it('send only new students, and those that arrive meanwhile afterwards', async () => {
    const { filters, students, fits } = await wanting(one);
    runInAction(() => students.set([asha, bela, chitra]));
    runInAction(() => students.set([asha, studentId('dev')]));
    await settled();
    expect(filters.asked.map(([, , ids]) => ids)).toEqual([[asha, bela], [chitra], [studentId('dev')]]);
    expect(fits()).toEqual(['1 of 1', '0 of 1']);
  });

  it('ask nothing without criteria, without students, and for a damaged record', async () => {
    const { filters, criteria, records, students } = aJob();
    await records.setCriteria(job, '{"bachelor":');
    runInAction(() => students.set([]));
    await records.setCriteria(job, writeFilter(two));
    expect([filters.asked, criteria.isChecking, criteria.failed]).toEqual([[], false, 0]);
    await records.setCriteria(job, '');
    expect(criteria.checked).toEqual([]);
  });

  it('are at most eight, and neither skills nor gender', async () => {
    const ten = aFilter({ ...five, master: { ...five.bachelor }, skills: ['SQL'], gender: 'Female' });
    const { criteria, filters } = await wanting(ten);
    expect([criteria.checked.length, filters.asked.length]).toEqual([8, 8]);
    criteria.set(criteriaOf(one));
    await settled();
    expect(criteria.kept).toBe(writeFilter(one));
  });

  it('stay known while the job is open, also in another list', async () => {
    const { criteria, filters, follow, stop, fits } = await wanting(two);
    const fit = fitTo([], criteria.checked);
    stop();
    follow(job);
    await settled();
    expect([filters.asked.length, fits()]).toEqual([2, ['2 of 2', '0 of 2']]);
    expect(fitTo([], criteria.checked)).toBe(fit);
    follow(jobId('job-2'))();
    follow(job);
    await settled();
    expect(filters.asked.length).toBe(4);
  });

  it('are checked for the next screen, which opens before the list has closed', async () => {
    const { filters, follow, stop, students, fits } = await wanting(one);
    filters.answers.passing = success([chitra]);
    runInAction(() => students.set([chitra]));
    follow(job);
    stop();
    await settled();
    expect([filters.asked.length, fits(chitra)]).toEqual([2, ['1 of 1']]);
  });

  it('report nothing after the list has closed', async () => {
    const { filters, records, criteria, stop, follow, notices } = aJob();
    filters.answers.passing = failure('unreachable');
    stop();
    await records.setCriteria(job, writeFilter(two));
    follow(job)();
    await settled();
    expect([filters.asked.length, notices.toasts, criteria.failed]).toEqual([2, [], 0]);
  });
});

describe('a criterion that could not be checked', () => {
  it('is unknown, never missing, and can be tried again', async () => {
    const { filters, criteria, fits, notices } = await wanting(two, failure('server-error'));
    expect([fits(), criteria.failed]).toEqual([['2 unknown', '2 unknown'], 2]);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
    filters.answers.passing = success([bela]);
    criteria.retry();
    await settled();
    expect([fits(), criteria.failed]).toEqual([['0 of 2', '2 of 2'], 0]);
  });

  it('keeps the results of the other students', async () => {
    const { filters, students, fits } = await wanting(one);
    filters.answers.passing = failure('unreachable');
    runInAction(() => students.set([asha, bela, chitra]));
    await settled();
    expect(fits(asha, bela, chitra)).toEqual(['1 of 1', '0 of 1', '1 unknown']);
  });

  it('waits after a 429 and goes on by itself', async () => {
    const { filters, criteria, notices, students, fits } = await wanting(two, tooMany(90));
    expect([criteria.waitingUntil, criteria.failed, notices.toasts]).toEqual([inSeconds(90), 0, []]);
    runInAction(() => students.set([bela, asha]));
    criteria.retry();
    expect([filters.asked.length, criteria.isChecking]).toEqual([2, false]);
    filters.answers.passing = success([asha]);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(filters.asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
    expect([criteria.waitingUntil, filters.asked.length, fits()[0]]).toEqual([null, 4, '2 of 2']);
  });

  it('is not sent while the list is closed, and waits in the next one', async () => {
    const { filters, criteria, stop, follow } = await wanting(two, tooMany(90));
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(criteria.waitingUntil).toBeNull();
    filters.answers.passing = success([]);
    follow(job);
    expect(criteria.waitingUntil).toEqual(inSeconds(90));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(filters.asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(filters.asked.length).toBe(4);
  });

  it('is sent again by the next list if its first request hangs', async () => {
    const { filters, stop, follow, fits } = await wanting(one, new Promise(() => undefined));
    stop();
    filters.answers.passing = success([asha]);
    follow(job);
    await settled();
    expect([filters.asked.length, fits()]).toEqual([2, ['1 of 1', '0 of 1']]);
  });
});

function aJob() {
  const { container, records, notices, filters } = testContainer();
  filters.answers.passing = success([asha]);
  const criteria = container.get(JobCriteria);
  const students = observable.box<readonly (typeof asha)[]>([asha, bela], { deep: false });
  const follow = (of: typeof job) => {
    const stop = criteria.follow(of, () => students.get());
    onTestFinished(stop);
    return stop;
  };
  const fits = (...of: (typeof asha)[]) => {
    const fit = fitTo([], criteria.checked);
    return (of.length > 0 ? of : [asha, bela]).map((id) => fitText(fit.of({ id, skills: [] })));
  };
  return { records, notices, filters, criteria, students, follow, fits, stop: follow(job) };
}

/** A job whose criteria were answered once. */
async function wanting(filter: CandidateFilter, answer?: Failed | Promise<Passing>) {
  const world = aJob();
  if (answer !== undefined) world.filters.answers.passing = answer;
  await world.records.setCriteria(job, writeFilter(filter));
  await settled();
  return world;
}

const settled = async () => await vi.advanceTimersByTimeAsync(0);
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const tooMany = (seconds: number): Failed => ({
  ok: false,
  failure: { ...failure('refused').failure, retryAt: inSeconds(seconds) },
});
