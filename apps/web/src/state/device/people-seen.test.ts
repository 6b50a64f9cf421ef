import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../../testing/session.ts';
import { PeopleSeen } from '../people-seen.ts';

const seen = (id: string, href = `/candidate/${id}`) => ({
  person: { id: studentId(id), name: id, profilePicture: '' },
  href,
});

describe('whose profiles were opened', () => {
  it('are named once each, the last one first, from where they were opened last', () => {
    const people = new PeopleSeen(aSignedInSession());
    people.see(seen('asha'));
    people.see(seen('kabir'));
    people.see(seen('asha', '/candidate/asha?job=1'));
    expect(people.all).toEqual([seen('asha', '/candidate/asha?job=1'), seen('kabir')]);
  });

  it('are the last fifty', () => {
    const people = new PeopleSeen(aSignedInSession());
    for (let number = 1; number <= 51; number++) people.see(seen(`student-${number}`));
    expect(people.all).toHaveLength(50);
    expect([people.all[0], people.all[49]]).toEqual([seen('student-51'), seen('student-2')]);
  });

  it('are gone with the account', () => {
    const session = aSignedInSession();
    const people = new PeopleSeen(session);
    people.see(seen('asha'));
    session.end();
    expect(people.all).toEqual([]);
  });
});
