import { describe, expect, it } from 'vitest';
import { accountId, jobId, studentId } from '../testing/builders.ts';
import { MemoryRows } from '../testing/device.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { aSession } from '../testing/builders.ts';
import { VisitKeeping, visits } from './visit-keeping.ts';

const account = accountId('account-1');
const [designer, analyst] = [jobId('designer'), jobId('analyst')];
const [asha, bela] = [studentId('asha'), studentId('bela')];

describe('the known applicants of a job', () => {
  it('are those of the first visit, and those seen since', async () => {
    const { keeping } = aKeeping();
    expect(await keeping.known(designer)).toBeNull();
    await keeping.store(designer, [asha]);
    await keeping.saw(designer, bela);
    expect(await keeping.known(designer)).toEqual(new Set([asha, bela]));
    expect(await keeping.known(analyst)).toBeNull();
  });

  it('are kept if two tabs write at once', async () => {
    const { rows, keeping } = aKeeping();
    await keeping.store(designer, []);
    await Promise.all([keeping.saw(designer, asha), aKeeping(rows).keeping.saw(designer, bela)]);
    expect(await keeping.known(designer)).toEqual(new Set([asha, bela]));
  });

  it.each([
    ['foreign', { people: [asha] }],
    ['damaged', { applicants: [asha, 7] }],
    ['no list', { applicants: { length: 1 } }],
    ['huge', { applicants: Array<string>(100_001).fill('asha') }],
  ])('are unknown if their row is %s', async (_, value) => {
    const { rows, keeping } = aKeeping();
    await rows.write(account, visits, [{ key: [designer], value }]);
    expect(await keeping.known(designer)).toBeNull();
  });

  it('are unknown if only applicants that were seen are left', async () => {
    const { keeping } = aKeeping();
    await keeping.saw(designer, asha);
    expect(await keeping.known(designer)).toBeNull();
  });

  it('are neither read nor written without a session, or for another account', async () => {
    const { rows, keeping, session } = aKeeping();
    await keeping.store(designer, [asha]);
    session.end();
    await keeping.saw(designer, bela);
    expect(await keeping.known(designer)).toBeNull();
    session.start({ ...aSession(), accountId: accountId('account-2') });
    expect(await keeping.known(designer)).toBeNull();
    expect(await rows.read(account, visits)).toHaveLength(1);
  });
});

function aKeeping(rows = new MemoryRows()) {
  const session = new FakeSession(aSession());
  return { rows, session, keeping: new VisitKeeping(rows, session) };
}
