import { Api } from '@glo/adapters/http/api';
import { accountId, jobId } from '@glo/domain/testing/builders';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
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
    if (one === null) throw new Error('The code was not loaded');
    await one.own.change(accountId('account-1'), (mine) => ({
      ...mine,
      verdicts: new Map([['["job-1","asha"]', aVerdictRecord()]]),
    }));
    expect([(await one.own.read()).verdicts.size, one.keeping.isForVisitOnly]).toEqual([1, true]);
    expect((await one.keeping.ofJob(jobId('job-1'))).size).toBe(1);
  });
});
