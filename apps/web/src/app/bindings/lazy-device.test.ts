import { Api } from '@glo/adapters/http/api';
import { accountId, jobId } from '@glo/domain/testing/builders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../../testing/session.ts';
import { LazyDevice } from './lazy-device.ts';

const bases = { recruiter: '', candidate: '' };
const api = new Api({ bases, credentials: 'same-origin', onSend: () => () => undefined, fetch });

describe('the code of the device', () => {
  it('is created once, and works without IndexedDB', async () => {
    const code = new LazyDevice(aSignedInSession(), new FakeTabs(), api);
    const [one, two] = await Promise.all([code.load(), code.load()]);
    expect(two).toBe(one);
    const imported = await one.own.bringIn(
      { 'job-1': { records: { asha: { decision: 'maybe', decidedAt: '2026-11-21T12:00:00.000Z' } } } },
      accountId('account-1'),
    );
    expect([imported.added, one.keeping.isForVisitOnly]).toEqual([1, true]);
    expect((await one.keeping.ofJob(jobId('job-1'))).size).toBe(1);
  });
});
