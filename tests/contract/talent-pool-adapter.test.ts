import { HttpAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { HttpTalentPool } from '@glo/adapters/recruiter-api/http-talent-pool';
import type { Outcome } from '@glo/domain/shared/outcome';
import { seedRows, type StandIn, startStandIn } from '@glo/mock-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from './a-browser.ts';

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ rateLimit: 'off', rows: (now) => seedRows({ seed: 1, candidates: 60, now }) });
});
afterAll(() => standIn.close());

describe('the talent pool, in front of the stand-in', () => {
  it('suggests who knows the technologies, best match first', async () => {
    const pool = await signedIn();
    const found = value(await pool.suggestedFor(['Python', 'SQL']));
    expect(found.length).toBeGreaterThan(0);
    for (const { skills, scoreKind } of found) {
      expect(skills.some((skill) => ['Python', 'SQL'].includes(skill))).toBe(true);
      expect(scoreKind).toBe('match');
    }
    const scores = found.map(({ score }) => score ?? 0);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('suggests nobody for no technologies, and for what nobody knows', async () => {
    const pool = await signedIn();
    expect(value(await pool.suggestedFor([]))).toEqual([]);
    expect(value(await pool.suggestedFor(['Quipu knotting']))).toEqual([]);
  });

  it('is closed to strangers', async () => {
    const answer = await new HttpTalentPool(aBrowser(standIn.url).api).suggestedFor(['SQL']);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
  });
});

async function signedIn(): Promise<HttpTalentPool> {
  const { api } = aBrowser(standIn.url);
  value(await new HttpAccounts(api).signIn('recruiter@acme.example', 'Welcome1!'));
  return new HttpTalentPool(api);
}

function value<T>(answer: Outcome<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}
