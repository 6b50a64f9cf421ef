import { jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../testing/session.ts';
import { RecentCandidates } from './recent-candidates.ts';

const person = (id: string, href = `/candidate/${id}`) => ({
  person: { id: studentId(id), name: id, profilePicture: '' },
  href,
});
const [asha, binod, kabir] = [person('asha'), person('binod'), person('kabir')];
const ashaOfJob = person('asha', '/candidate/asha?job=1');
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => person(`student-${from + index}`));

function aTab() {
  const session = aSignedInSession();
  return { session, people: new RecentCandidates(session) };
}

describe('recent candidates', () => {
  it('are the opened profiles, once each, latest first', () => {
    const { people } = aTab();
    for (const each of [asha, kabir, ashaOfJob]) people.open(each);
    expect([people.opened, people.listed]).toEqual([[ashaOfJob, kabir], []]);
  });

  it('are the candidates of left lists, once each, last list first', () => {
    const { people } = aTab();
    people.leave([asha, binod]);
    people.leave([kabir, ashaOfJob]);
    expect([people.opened, people.listed]).toEqual([[], [kabir, ashaOfJob, binod]]);
  });

  it('are at most 50 opened and 500 listed', () => {
    const { people } = aTab();
    for (const each of numbered(1, 51)) people.open(each);
    expect(people.opened).toEqual(numbered(2, 51).toReversed());
    people.leave(numbered(1, 300));
    people.leave(numbered(301, 600));
    expect(people.listed).toEqual([...numbered(301, 600), ...numbered(1, 200)]);
  });

  it('include the viewed applicants of a job, and are cleared on sign-out but not when the session expires', () => {
    const { people, session } = aTab();
    const known = () => [people.opened, people.listed, people.hasViewed(jobId('job-1'), asha.person.id)];
    people.open(asha);
    people.leave([binod]);
    people.view(jobId('job-1'), asha.person.id);
    people.view(jobId('job-1'), kabir.person.id);
    session.expire();
    expect(known()).toEqual([[asha], [binod], true]);
    expect(people.hasViewed(jobId('job-2'), asha.person.id)).toBe(false);
    session.end();
    people.leave([kabir]);
    expect(known()).toEqual([[], [], false]);
  });
});
