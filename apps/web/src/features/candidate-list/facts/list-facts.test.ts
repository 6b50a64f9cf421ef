import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import type { StudentId } from '@glo/domain/shared/ids';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ListFacts } from './list-facts.ts';
import { aList, asha, bela, chitra, dev, namesOf, tooMany } from '../../../testing/candidate-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const students = Array.from({ length: 8 }, (_, place) => studentId(`student-${place}`));

describe('the facts of candidates in sight', () => {
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

  it('pause after a rate limit until its time, like all background reads', async () => {
    const { rows, asked, replies, store, shortlists } = someRows();
    rows.appear(students[0] as StudentId);
    await vi.advanceTimersByTimeAsync(200);
    replies[0]?.resolve(tooMany());
    await vi.advanceTimersByTimeAsync(59_000);
    rows.appear(students[1] as StudentId);
    void store.readAhead([store.shortlisted(jobId('job-1'))]);
    expect([asked.length, shortlists.asked.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([students[0], students[0], students[1]]);
    replies[1]?.resolve(success(aProfile()));
    await vi.advanceTimersByTimeAsync(0);
    expect([store.profiles.has(students[0] as StudentId), shortlists.asked.length]).toEqual([true, 1]);
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

  it('are not loaded after the list has closed', async () => {
    const { rows, asked, close } = someRows();
    rows.appear(students[0] as StudentId);
    close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });

  it('are followed by those that the sorting awaits, which ends with a toast if one fails', async () => {
    const { rows, list, asked, replies, notices } = someRows();
    list.table.show('table');
    rows.appear(asha.id);
    list.table.sort('place');
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([asha.id, dev.id, chitra.id]);
    for (const reply of replies.slice(0, 2)) reply.resolve(success(aProfile()));
    await vi.advanceTimersByTimeAsync(0);
    replies[2]?.resolve(failure('server-error'));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.at(-1), list.table.sorting?.column]).toEqual([bela.id, 'place']);
    replies[3]?.resolve(success(aProfile()));
    await vi.advanceTimersByTimeAsync(0);
    expect([list.table.sorting, notices.toasts.at(-1)?.tone]).toEqual([null, 'warning']);
    list.table.sort('place');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toBe(chitra.id);
  });
});

describe('a search', () => {
  it('loads the places and education of all candidates, and finds them', async () => {
    const { rows, list, asked, replies } = someRows();
    list.search('pune');
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, rows.awaitedBySearch.length]).toEqual([[chitra.id, asha.id, dev.id], 4]);
    replies[1]?.resolve(success(aProfile({ id: asha.id, location: 'Pune, India' })));
    await vi.advanceTimersByTimeAsync(0);
    expect([namesOf(list.shown), asked.at(-1), rows.awaitedBySearch.length]).toEqual([['Asha'], bela.id, 3]);
  });

  it.each(['pu', '"', '  p  '])('for %j loads nothing', async (words) => {
    const { list, asked } = someRows();
    list.search(words);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([]);
  });

  it('loads nothing if that would take more than 500 requests', async () => {
    const candidates = Array.from({ length: 501 }, (_, place) => aCandidate({ id: studentId(`student-${place}`) }));
    const { list, asked } = someRows({ candidates });
    list.search('pune');
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([]);
  });

  it('ends despite failures, which another search tries again', async () => {
    const { rows, list, asked, replies } = someRows();
    list.search('pune');
    await vi.advanceTimersByTimeAsync(0);
    for (let place = 0; place < 4; place += 1) {
      replies[place]?.resolve(failure('server-error'));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect([rows.awaitedBySearch, asked.length]).toEqual([[], 4]);
    list.search('delhi');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(7);
  });
});

function someRows(fixture: Parameters<typeof aList>[0] = {}) {
  const made = aList(fixture);
  const asked: StudentId[] = [];
  const replies: PromiseWithResolvers<Outcome<CandidateProfile>>[] = [];
  made.directory.profile = async (student) => {
    asked.push(student);
    const reply = Promise.withResolvers<Outcome<CandidateProfile>>();
    replies.push(reply);
    return reply.promise;
  };
  const rows = new ListFacts(made.list);
  return { ...made, rows, asked, replies, close: rows.open() };
}
