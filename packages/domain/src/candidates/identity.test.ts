import { describe, expect, expectTypeOf, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { aProfile } from '../testing/hiring.ts';
import type { Addressee } from '../contact/mailing.ts';
import { createAlias } from './alias.ts';
import type { CandidateProfile } from './candidate-profile.ts';
import type { Candidate } from './candidate.ts';
import { coverUrlOf, identityOf, nameOf } from './identity.ts';

describe('the identity of a candidate', () => {
  it('cannot be shown or compared as a text unless it is read here', () => {
    expectTypeOf<Candidate['name' | 'profilePicture']>().not.toExtend<string>();
    expectTypeOf<CandidateProfile['name' | 'profilePicture' | 'coverPicture']>().not.toExtend<string>();
    expectTypeOf<Addressee['name' | 'profilePicture']>().not.toExtend<string>();
    const asha = aCandidate({ name: 'Asha Rao', profilePicture: '/asha.svg' });
    expect(identityOf(asha)).toEqual({ name: 'Asha Rao', avatarName: 'Asha Rao', pictureUrl: '/asha.svg' });
    expect(nameOf(asha)).toBe('Asha Rao');
    expect(coverUrlOf(aProfile({ coverPicture: '/cover.svg' }))).toBe('/cover.svg');
  });

  it('has no initials of an alias', () => {
    const alias = createAlias(studentId('asha'));
    expect(identityOf(aCandidate({ name: alias }))).toMatchObject({ name: alias, avatarName: '' });
  });
});
