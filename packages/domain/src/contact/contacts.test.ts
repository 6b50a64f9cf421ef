import { describe, expect, it } from 'vitest';
import { jobId, studentId } from '../testing/builders.ts';
import {
  type Contact,
  type Contacts,
  isKnownContact,
  lastEmailedAt,
  mergeContacts,
  toldNoAt,
  withContact,
} from './contacts.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];
const [analyst, designer] = [jobId('analyst'), jobId('designer')];
const on = (day: number) => `2026-11-${day}T12:00:00.000Z`;
const no = (day: number, job = analyst): Contact => ({ at: on(day), job, kind: 'not-selected' });
const email = (day: number, job = analyst): Contact => ({ at: on(day), job, kind: 'email' });
const some = contacts([asha, email(20)], [asha, no(21, designer)], [asha, { at: on(22), kind: 'email' }]);

describe('the emails to a student', () => {
  it('have a last one, of any or about one job', () => {
    expect([lastEmailedAt(some, asha), lastEmailedAt(some, asha, null)]).toEqual([on(22), on(22)]);
    expect([lastEmailedAt(some, asha, analyst), lastEmailedAt(some, asha, designer)]).toEqual([on(20), on(21)]);
    expect([lastEmailedAt(some, bela), lastEmailedAt(some, asha, jobId('other'))]).toEqual([null, null]);
  });

  it('tell no for one job only', () => {
    expect([toldNoAt(some, asha, designer), toldNoAt(some, asha, analyst)]).toEqual([on(21), null]);
    expect(toldNoAt(some, bela, designer)).toBeNull();
  });

  it('are kept by job and kind, the last of each', () => {
    const all = contacts([asha, email(20)], [asha, no(21)], [asha, email(23)], [asha, email(22)]);
    expect(all.get(asha)).toEqual([email(23), no(21)]);
  });

  it('are merged, the last of each job and kind', () => {
    expect(mergeContacts([email(20), no(21)], [email(25), no(19), email(18, designer)])).toEqual([
      email(25),
      no(21),
      email(18, designer),
    ]);
    expect(mergeContacts([email(20)], [])).toEqual([email(20)]);
  });

  it('are known if the same or a later one about the same is', () => {
    expect([isKnownContact(some, asha, email(20)), isKnownContact(some, asha, email(19))]).toEqual([true, true]);
    expect([
      isKnownContact(some, asha, email(21)),
      isKnownContact(some, asha, no(20)),
      isKnownContact(some, bela, no(20)),
    ]).toEqual([false, false, false]);
  });
});

function contacts(...all: readonly (readonly [typeof asha, Contact])[]): Contacts {
  return all.reduce<Contacts>((known, [student, contact]) => withContact(known, student, contact), new Map());
}
