import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import type { StudentId } from '@glo/domain/shared/ids';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { aCandidateDirectory, aProfile } from '@glo/domain/testing/hiring';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CandidateFacts } from '../../../state/facts/candidate-facts.ts';
import { aBlindReview } from '../../../testing/blind-review.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { RowFacts } from './row-facts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const students = Array.from({ length: 8 }, (_, place) => studentId(`student-${place}`));

describe('the facts of the rows in sight', () => {
  it('load three at a time', async () => {
    const { rows, asked, replies } = someRows();
    for (const student of students) rows.appear(student);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(students.slice(0, 3));
    replies[0]?.resolve(success(aProfile()));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(students.slice(0, 4));
  });

  it('are not loaded for rows that are scrolled past', async () => {
    const { rows, asked } = someRows();
    const passed = students.slice(0, 4).map((student) => rows.appear(student));
    for (const disappear of passed) disappear();
    for (const student of students.slice(4, 6)) rows.appear(student);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(students.slice(4, 6));
  });

  it('pause after a rate limit until its time', async () => {
    const { rows, asked, replies, facts } = someRows();
    rows.appear(students[0] as StudentId);
    await vi.advanceTimersByTimeAsync(200);
    const refused = failure('refused');
    const retryAt = new Date(Date.now() + 60_000);
    replies[0]?.resolve({ ...refused, failure: { ...refused.failure, retryAt } });
    await vi.advanceTimersByTimeAsync(59_000);
    rows.appear(students[1] as StudentId);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([students[0], students[0], students[1]]);
    replies[1]?.resolve(success(aProfile()));
    await vi.advanceTimersByTimeAsync(0);
    expect(facts.known.has(students[0] as StudentId)).toBe(true);
  });

  it('stay blank after a failure until the row appears again', async () => {
    const { rows, asked, replies } = someRows();
    const disappear = rows.appear(students[0] as StudentId);
    await vi.advanceTimersByTimeAsync(200);
    replies[0]?.resolve(failure('server-error'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
    disappear();
    rows.appear(students[0] as StudentId);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(2);
  });

  it('are not loaded after the table has closed', async () => {
    const { rows, asked, close } = someRows();
    rows.appear(students[0] as StudentId);
    close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });

  it('are followed by those that the sorting awaits, which ends if one fails', async () => {
    const { rows, asked, replies, table } = someRows();
    const [first, second, third] = students as [StudentId, StudentId, StudentId];
    rows.appear(second);
    runInAction(() => (table.awaited = [first, third]));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([second, first, third]);
    for (const reply of replies.slice(0, 2)) reply.resolve(success(aProfile()));
    runInAction(() => (table.awaited = [third]));
    await vi.advanceTimersByTimeAsync(200);
    expect(table.cancelSorting).not.toHaveBeenCalled();
    replies[2]?.resolve(failure('server-error'));
    await vi.advanceTimersByTimeAsync(200);
    expect(table.cancelSorting).toHaveBeenCalledOnce();
  });

  it('are loaded again once blind review has changed', async () => {
    const { rows, asked, replies, blind } = someRows();
    rows.appear(students[0] as StudentId);
    await vi.advanceTimersByTimeAsync(200);
    replies[0]?.resolve(success(aProfile()));
    await vi.advanceTimersByTimeAsync(0);
    blind.toggle();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(2);
  });
});

function someRows() {
  const session = aSignedInSession();
  const blind = aBlindReview(session);
  const directory = aCandidateDirectory();
  const asked: StudentId[] = [];
  const replies: PromiseWithResolvers<Outcome<CandidateProfile>>[] = [];
  directory.profile = async (student) => {
    asked.push(student);
    const reply = Promise.withResolvers<Outcome<CandidateProfile>>();
    replies.push(reply);
    return reply.promise;
  };
  const facts = new CandidateFacts(directory, session, blind);
  const cancelSorting = vi.fn<() => void>();
  const table = observable({ awaited: [] as readonly StudentId[], cancelSorting }, { cancelSorting: false });
  const rows = new RowFacts(facts, table);
  const close = rows.open();
  return { rows, facts, asked, replies, close, blind, table };
}
