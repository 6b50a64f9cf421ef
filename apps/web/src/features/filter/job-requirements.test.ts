import { type CandidateFilter, writeFilter } from '@glo/domain/filter/candidate-filter';
import { criteriaOf } from '@glo/domain/filter/requirements';
import { type Failed, failure, success } from '@glo/domain/shared/outcome';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { aFilter, someCandidateFilters } from '@glo/domain/testing/filter';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { someLists } from '../../testing/candidate-lists.ts';
import { JobRequirements } from './job-requirements.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const job = jobId('job-1');
const now = new Date('2026-11-27T12:00:00.000Z');
const twoSkills = aFilter({ skills: ['SQL', 'Go'] });

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the requirements of a job', () => {
  it('are one request each, with all students and one criterion', async () => {
    const { filters, texts } = await required(twoSkills);
    expect(filters.asked).toEqual([
      ['passing', aFilter({ skills: ['SQL'] }), [asha, bela]],
      ['passing', aFilter({ skills: ['Go'] }), [asha, bela]],
    ]);
    expect(texts()).toEqual(['2 of 2 requirements', '0 of 2 requirements']);
  });

  it('have no text until the responses arrive', async () => {
    const { requirements, records, stop, follow } = aJob();
    stop();
    await records.require(job, writeFilter(twoSkills));
    follow(job);
    expect([requirements.count, requirements.isChecking, requirements.requirementsText({ id: asha })]).toEqual([
      2,
      true,
      '',
    ]);
    await settled();
    expect(requirements.isChecking).toBe(false);
    expect(requirements.requirementsDetail({ id: bela })).toBe('Not met: SQL; Go.');
    expect([requirements.metBy(asha), requirements.isMissedBy(asha), requirements.isMissedBy(bela)]).toEqual([
      2,
      false,
      true,
    ]);
  });

  it('send only new students, and those that arrive meanwhile afterwards', async () => {
    const { filters, students, texts } = await required(aFilter({ skills: ['SQL'] }));
    runInAction(() => students.set([asha, bela, chitra]));
    runInAction(() => students.set([asha, studentId('dev')]));
    await settled();
    expect(filters.asked.map(([, , ids]) => ids)).toEqual([[asha, bela], [chitra], [studentId('dev')]]);
    expect(texts()).toEqual(['1 of 1 requirement', '0 of 1 requirement']);
  });

  it('ask nothing without requirements, without students, and for a damaged record', async () => {
    const { filters, requirements, records, students } = aJob();
    await records.require(job, '{"skills":');
    runInAction(() => students.set([]));
    await records.require(job, writeFilter(twoSkills));
    expect([filters.asked, requirements.isChecking, requirements.failed]).toEqual([[], false, 0]);
    await records.require(job, '');
    expect([requirements.count, requirements.requirementsText({ id: asha })]).toEqual([0, '']);
  });

  it('are eight at most', async () => {
    const ten = aFilter({ skills: 'abcdefghij'.split('') });
    const { requirements, filters } = await required(ten);
    expect([requirements.count, filters.asked.length]).toEqual([8, 8]);
    requirements.require(criteriaOf(ten));
    await settled();
    expect(requirements.kept).toBe(writeFilter(aFilter({ skills: 'abcdefgh'.split('') })));
  });

  it('stay known while the job is open, also after another list', async () => {
    const { filters, follow, stop, texts } = await required(twoSkills);
    stop();
    follow(job);
    await settled();
    expect([filters.asked.length, texts()]).toEqual([2, ['2 of 2 requirements', '0 of 2 requirements']]);
    follow(jobId('job-2'))();
    follow(job);
    await settled();
    expect(filters.asked.length).toBe(4);
  });

  it('report nothing after the list has closed', async () => {
    const { filters, records, requirements, stop, follow, notices } = aJob();
    filters.answers.passing = failure('unreachable');
    stop();
    await records.require(job, writeFilter(twoSkills));
    follow(job)();
    await settled();
    expect([filters.asked.length, notices.toasts, requirements.failed]).toEqual([2, [], 0]);
  });
});

describe('a requirement that could not be checked', () => {
  it('is unknown, never missed, and can be tried again', async () => {
    const { filters, requirements, texts, notices } = await required(twoSkills, failure('server-error'));
    expect([texts(), requirements.failed, requirements.isMissedBy(asha)]).toEqual([
      ['Requirements unknown', 'Requirements unknown'],
      2,
      false,
    ]);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
    filters.answers.passing = success([bela]);
    requirements.retry();
    await settled();
    expect([texts(), requirements.failed]).toEqual([['0 of 2 requirements', '2 of 2 requirements'], 0]);
  });

  it('keeps the results of the other students', async () => {
    const { filters, requirements, students } = await required(aFilter({ skills: ['SQL'] }));
    filters.answers.passing = failure('unreachable');
    runInAction(() => students.set([asha, bela, chitra]));
    await settled();
    expect([asha, bela, chitra].map((id) => requirements.requirementsText({ id }))).toEqual([
      '1 of 1 requirement',
      '0 of 1 requirement',
      'Requirement unknown',
    ]);
  });

  it('waits after a 429 and goes on by itself', async () => {
    const { filters, requirements, notices, students, texts } = await required(twoSkills, tooMany(90));
    expect([requirements.waitingUntil, requirements.failed, notices.toasts]).toEqual([inSeconds(90), 0, []]);
    runInAction(() => students.set([bela, asha]));
    requirements.retry();
    expect(filters.asked.length).toBe(2);
    filters.answers.passing = success([asha]);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(filters.asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
    expect([requirements.waitingUntil, filters.asked.length, texts()[0]]).toEqual([null, 4, '2 of 2 requirements']);
  });

  it('waits at least a second, and not while the list is closed', async () => {
    const { filters, requirements, stop, follow } = await required(twoSkills, tooMany(0));
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([filters.asked.length, requirements.waitingUntil]).toEqual([2, now]);
    filters.answers.passing = success([]);
    follow(job);
    await vi.advanceTimersByTimeAsync(999);
    expect(filters.asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(filters.asked.length).toBe(4);
  });
});

describe('a required gender in blind review', () => {
  const withGender = aFilter({ skills: ['SQL'], gender: 'Female' });

  it('is neither sent, counted nor named, and stays kept', async () => {
    const world = aJob();
    const { blind, filters, records, requirements } = world;
    blind.toggle();
    await settled();
    await records.require(job, writeFilter(withGender));
    await settled();
    expect(filters.asked.map(([, filter]) => filter)).toEqual([aFilter({ skills: ['SQL'] })]);
    expect([requirements.requirementsText({ id: asha }), requirements.requirementsDetail({ id: asha })]).toEqual([
      '1 of 1 requirement',
      'Met: SQL.',
    ]);
    requirements.require(criteriaOf(aFilter({ skills: ['Go'] })));
    await settled();
    expect([requirements.kept, requirements.most]).toEqual([
      writeFilter(aFilter({ skills: ['Go'], gender: 'Female' })),
      7,
    ]);
    blind.toggle();
    await settled();
    expect([requirements.count, requirements.most]).toEqual([2, 8]);
  });
});

function aJob() {
  const { records, blind, notices } = someLists();
  records.open();
  const filters = someCandidateFilters();
  filters.answers.passing = success([asha]);
  const requirements = new JobRequirements(filters, records, blind, notices);
  const students = observable.box<readonly (typeof asha)[]>([asha, bela], { deep: false });
  const follow = (of: typeof job) => {
    const stop = requirements.follow(of, () => students.get());
    onTestFinished(stop);
    return stop;
  };
  const texts = () => [asha, bela].map((id) => requirements.requirementsText({ id }));
  return { records, blind, notices, filters, requirements, students, follow, texts, stop: follow(job) };
}

/** A job whose requirements were answered once. */
async function required(filter: CandidateFilter, answer?: Failed) {
  const world = aJob();
  if (answer !== undefined) world.filters.answers.passing = answer;
  await world.records.require(job, writeFilter(filter));
  await settled();
  return world;
}

const settled = async () => await vi.advanceTimersByTimeAsync(0);
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const tooMany = (seconds: number): Failed => ({
  ok: false,
  failure: { ...failure('refused').failure, retryAt: inSeconds(seconds) },
});
