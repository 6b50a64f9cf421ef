import { describe, expect, it } from 'vitest';
import { jobId, studentId } from '../testing/builders.ts';
import { folderId } from '../testing/folders.ts';
import { type ActivityEvent, type ActivityEntry, activityLimits, withEvent } from './activity.ts';
import { activityTable, byDay, undoableEntries } from './activity-entries.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];
const analyst = jobId('analyst');
const data = folderId('data');
const shortlisted = (...students: (typeof asha)[]): ActivityEvent => ({ kind: 'shortlisted', job: analyst, students });
const removed = (...students: (typeof asha)[]): ActivityEvent => ({ kind: 'unshortlisted', job: analyst, students });

describe('the activity', () => {
  it('is sorted newest first', () => {
    const entries = after([{ kind: 'posted', title: 'Analyst' }, shortlisted(asha)]);
    expect(entries).toEqual([
      { kind: 'shortlisted', job: analyst, folder: null, title: '', students: [asha], count: 1, at: minute(1) },
      { kind: 'posted', job: null, folder: null, title: 'Analyst', students: [], count: 0, at: minute(0) },
    ]);
  });

  it('has one entry for a bulk action, with its first students', () => {
    let entries: readonly ActivityEntry[] = [];
    for (let place = 0; place < 305; place += 1) {
      entries = withEvent(entries, shortlisted(studentId(`s${place}`)), second(place));
    }
    expect(entries.map(({ count, students, at }) => [count, students.length, at])).toEqual([
      [305, activityLimits.students, second(304)],
    ]);
  });

  const made = (students?: (typeof asha)[]): ActivityEvent => ({
    kind: 'folder-created',
    ...(students && { students }),
  });
  const posted: ActivityEvent = { kind: 'posted', title: 'Analyst' };
  const filed = (folder: typeof data, student: typeof asha): ActivityEvent => ({
    kind: 'filed',
    folder,
    students: [student],
  });
  it.each([
    ['later', shortlisted(asha), shortlisted(bela), 6],
    ['for another job', shortlisted(asha), { ...shortlisted(bela), job: jobId('other') }, 1],
    ['for another folder', filed(data, asha), filed(folderId('maps'), bela), 1],
    ['of another kind', shortlisted(asha), removed(bela), 1],
    ['about the same student', shortlisted(asha), shortlisted(asha), 1],
    ['about the same student among others', shortlisted(asha), shortlisted(bela, asha), 1],
    ['before the last one, by a clock that was set back', shortlisted(asha), shortlisted(bela), -1],
    ['that creates a folder after an empty one', made(), made([asha]), 1],
    ['that creates an empty folder', made([asha]), made(), 1],
    ['that posts another job', posted, posted, 1],
  ])('has a separate entry for an act %s', (_, first, act, at) => {
    expect(withEvent(withEvent([], first, second(0)), act, second(at))).toHaveLength(2);
  });

  it.each([
    [0, shortlisted(asha), shortlisted(bela)],
    [activityLimits.together / 1000, shortlisted(asha), shortlisted(bela)],
    [1, filed(data, asha), filed(data, bela)],
  ])('has one entry for acts within %d seconds', (later, first, act) => {
    expect(withEvent(withEvent([], first, second(0)), act, second(later))).toHaveLength(1);
  });

  it('keeps only the newest entries', () => {
    const entries = after(Array.from({ length: activityLimits.entries + 5 }, (): ActivityEvent => shortlisted(asha)));
    expect(entries).toHaveLength(activityLimits.entries);
    expect(entries[0]?.at).toBe(minute(activityLimits.entries + 4));
  });
});

describe('Undo', () => {
  const offered = (...acts: ActivityEvent[]) => {
    const entries = after(acts);
    const undoable = undoableEntries(entries);
    return entries.map((entry) => undoable.has(entry)).reverse();
  };

  it.each<[ActivityEvent['kind'], boolean]>([
    ['shortlisted', true],
    ['unshortlisted', true],
    ['filed', true],
    ['unfiled', true],
    ['closed', true],
    ['activated', true],
    ['posted', false],
    ['edited', false],
    ['folder-created', false],
    ['written', false],
  ])('is offered for %s: %s', (kind, expected) => {
    expect(offered({ kind, job: analyst, students: kind === 'closed' ? [] : [asha] })).toEqual([expected]);
  });

  it('is offered for the last act on the same student or job', () => {
    expect(offered(shortlisted(asha), shortlisted(bela), removed(asha))).toEqual([false, true, true]);
    expect(offered({ kind: 'closed', job: analyst }, { kind: 'activated', job: analyst })).toEqual([false, true]);
    expect(offered({ kind: 'closed', job: analyst }, { kind: 'edited', job: analyst })).toEqual([true, false]);
    expect(offered({ kind: 'closed', job: analyst }, { kind: 'closed', job: jobId('other') })).toEqual([true, true]);
    expect(offered(shortlisted(asha, bela), removed(asha))).toEqual([false, true]);
    expect(offered(shortlisted(asha), { kind: 'written', job: analyst, students: [asha] })).toEqual([true, false]);
    const filed = { folder: data, students: [asha] };
    expect(offered(shortlisted(asha), { kind: 'filed', ...filed }, { kind: 'unfiled', ...filed })).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is not offered if not all students are known', () => {
    const many = Array.from({ length: activityLimits.students + 1 }, (_, place) => studentId(`s${place}`));
    expect(offered(shortlisted(...many))).toEqual([false]);
    expect(offered(shortlisted(...many.slice(1)))).toEqual([true]);
  });
});

describe('byDay', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

  it('groups by the local calendar', () => {
    const entries = [at(23, 0), at(22, 23), at(22, 0), at(1, 12)].map((when) => ({ ...anEntry, at: when }));
    const days = byDay(entries, new Date(2026, 10, 23, 9));
    expect(days.map(({ ago, entries: ofDay }) => [ago, ofDay.length])).toEqual([
      [0, 1],
      [1, 2],
      [22, 1],
    ]);
    expect(days[1]?.at).toBe(at(22, 23));
  });
});

it('the activity table escapes cells for spreadsheets', () => {
  expect(
    activityTable([
      { at: new Date(2026, 10, 23, 0, 5).toISOString(), action: 'Shortlisted', people: '=Asha', place: 'Data, Pune' },
    ]),
  ).toBe('When,What,Who,Where\r\n2026-11-23 00:05,Shortlisted,\'=Asha,"Data, Pune"\r\n');
});

const anEntry = withEvent([], shortlisted(asha), minute(0))[0] as ActivityEntry;

/** A minute apart. */
function after(acts: readonly ActivityEvent[]): readonly ActivityEntry[] {
  return acts.reduce<readonly ActivityEntry[]>((entries, act, place) => withEvent(entries, act, minute(place)), []);
}

function minute(of: number): string {
  return second(of * 60);
}

function second(of: number): string {
  return new Date(Date.UTC(2026, 10, 23, 9, 0, of)).toISOString();
}
