import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { expect, it } from 'vitest';
import { moreLikeThis } from './more-like-this.ts';

it('More like this person searches for the rarest skills and the place, without known candidates', () => {
  const profile = aProfile({ id: studentId('asha'), skills: ['SQL', 'R', 'Rust', 'Go'], location: 'Pune' });
  const known = [aCandidate({ id: studentId('asha'), skills: ['Rust'] }), aCandidate({ skills: ['SQL'] })];
  expect(moreLikeThis(profile, known)).toBe(
    '/candidateModal?type=Job&skills=R&skills=Rust&skills=Go&location=Pune&hide=viewed,emailed,folder,note,applying',
  );
  expect(moreLikeThis(aProfile({ skills: [] }), known)).toBeNull();
});
