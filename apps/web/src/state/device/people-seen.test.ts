import { jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../../testing/session.ts';
import { PeopleSeen } from '../people-seen.ts';

const somebody = (id: string, href = `/candidate/${id}`) => ({
  person: { id: studentId(id), name: id, profilePicture: '' },
  href,
});
const [asha, binod, kabir] = [somebody('asha'), somebody('binod'), somebody('kabir')];
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => somebody(`student-${from + at}`));

describe('whose profiles were opened', () => {
  it('are named once each, the last one first, from where they were opened last', () => {
    const people = new PeopleSeen(aSignedInSession());
    people.open(asha);
    people.open(kabir);
    people.open(somebody('asha', '/candidate/asha?job=1'));
    expect(people.opened).toEqual([somebody('asha', '/candidate/asha?job=1'), kabir]);
    expect(people.listed).toEqual([]);
  });

  it('are the last fifty', () => {
    const people = new PeopleSeen(aSignedInSession());
    for (const each of numbered(1, 51)) people.open(each);
    expect(people.opened).toHaveLength(50);
    expect([people.opened[0], people.opened[49]]).toEqual([somebody('student-51'), somebody('student-2')]);
  });
});

describe('who was opened from a job', () => {
  it('is told of that job alone, and of nobody after the account left', () => {
    const people = new PeopleSeen(aSignedInSession());
    people.view(jobId('job-1'), asha.person.id);
    people.view(jobId('job-1'), kabir.person.id);
    expect(people.hasViewed(jobId('job-1'), asha.person.id)).toBe(true);
    expect(people.hasViewed(jobId('job-2'), asha.person.id)).toBe(false);
    people.forget();
    expect(people.hasViewed(jobId('job-1'), asha.person.id)).toBe(false);
  });
});

describe('who was in the lists that were left', () => {
  it('are named once each, in the order of their list, the last list first', () => {
    const people = new PeopleSeen(aSignedInSession());
    people.leave([asha, binod]);
    people.leave([kabir, somebody('asha', '/candidate/asha?job=1')]);
    expect(people.listed).toEqual([kabir, somebody('asha', '/candidate/asha?job=1'), binod]);
    expect(people.opened).toEqual([]);
  });

  it('are the last five hundred', () => {
    const people = new PeopleSeen(aSignedInSession());
    people.leave(numbered(1, 300));
    people.leave(numbered(301, 600));
    expect(people.listed).toEqual([...numbered(301, 600), ...numbered(1, 200)]);
  });
});

describe('both', () => {
  it('are gone with the account, so is a list that closes after it', () => {
    const session = aSignedInSession();
    const people = new PeopleSeen(session);
    people.open(asha);
    people.leave([binod]);
    session.end();
    people.leave([kabir]);
    expect([people.opened, people.listed]).toEqual([[], []]);
  });

  it('are there again after a session that ended by itself', () => {
    const session = aSignedInSession();
    const people = new PeopleSeen(session);
    people.open(asha);
    people.leave([binod]);
    session.expire();
    expect([people.opened, people.listed]).toEqual([[asha], [binod]]);
  });
});
