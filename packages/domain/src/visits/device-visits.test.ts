import { describe, expect, it } from 'vitest';
import { accountId, aSession, jobId, studentId } from '../testing/builders.ts';
import { MemoryRows } from '../testing/device.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { DeviceVisits } from './device-visits.ts';

const [asha, job] = [studentId('asha'), jobId('job-1')];
const account = aSession().accountId;

describe('the visits of a device', () => {
  it('begin once per student and job since the given time, also after a crash', async () => {
    const { page } = aBrowser();
    expect(await page().begin(asha, job, 0)).toBe(true);
    expect(await page().begin(asha, job, 0)).toBe(false);
    expect(await page().begin(asha, null, 0)).toBe(true);
    expect(await page().begin(asha, job, Date.now() + 1)).toBe(true);
  });

  it('keep the recent ones of this account only', async () => {
    const { page, rows, session } = aBrowser();
    await page().begin(asha, job, 0);
    await page().begin(studentId('bela'), null, Date.now() + 1);
    expect((await rows.read(account, 'visits')).map(({ key }) => key)).toEqual([['bela', '']]);
    session.start({ ...aSession(), accountId: accountId('other') });
    expect(await page().begin(studentId('bela'), null, 0)).toBe(true);
    session.end();
    expect(await page().begin(studentId('bela'), null, 0)).toBe(false);
  });

  it.each([null, 7, { at: 'yesterday' }, { at: 5 }])('ignore a damaged row: %j', async (value) => {
    const { page, rows } = aBrowser();
    await rows.write(account, 'visits', [{ key: [asha, job], value: value as object }]);
    expect(await page().begin(asha, job, 0)).toBe(true);
  });
});

/** Each call of `page` opens a page of the same browser. */
function aBrowser() {
  const [rows, session] = [new MemoryRows(), new FakeSession(aSession())];
  return { rows, session, page: () => new DeviceVisits(rows, session) };
}
