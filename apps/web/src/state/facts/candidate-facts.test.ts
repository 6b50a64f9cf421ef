import { studentId } from '@glo/domain/testing/builders';
import { aCandidateDirectory, aProfile } from '@glo/domain/testing/hiring';
import { success } from '@glo/domain/shared/outcome';
import { describe, expect, it } from 'vitest';
import { aBlindReview } from '../../testing/blind-review.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { CandidateFacts } from './candidate-facts.ts';

const asha = studentId('asha');

describe('the facts of candidates', () => {
  it('are loaded once', async () => {
    const { facts, directory } = someFacts();
    await facts.load(asha);
    expect(await facts.load(asha)).toEqual(success(aProfile()));
    expect(directory.asked).toHaveLength(1);
  });

  it('are cleared on sign-out, also when the reply comes later', async () => {
    const { facts, session } = someFacts();
    await facts.load(asha);
    const late = facts.load(studentId('bela'));
    session.end();
    await late;
    expect(facts.known.size).toBe(0);
  });
});

function someFacts() {
  const [directory, session] = [aCandidateDirectory(), aSignedInSession()];
  return { facts: new CandidateFacts(directory, session, aBlindReview(session)), directory, session };
}
