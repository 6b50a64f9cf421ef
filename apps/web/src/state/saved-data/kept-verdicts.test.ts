import { MemoryVerdicts } from '@glo/domain/testing/verdicts';
import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { describe, expect, it, vi } from 'vitest';
import { someDeviceUseCases } from '../../testing/fakes/kept-verdicts.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { Notices } from '../notices.ts';
import { KeptVerdicts } from './kept-verdicts.ts';

const account = accountId('account-1');
const designer = jobId('designer');
const records = new Map([[studentId('asha'), aVerdictRecord()]]);
const content = { designer: { records: { asha: aVerdictRecord() } } };

describe('the verdicts of this browser', () => {
  it('are counted after each change', async () => {
    const { verdicts, port } = aBrowser();
    await port.save(account, designer, records);
    await verdicts.refresh();
    expect(verdicts.count).toBe(1);
    const undo = await verdicts.removeMine();
    expect(verdicts.count).toBe(0);
    await undo();
    expect(verdicts.count).toBe(1);
    const imported = await verdicts.bringIn(content, account);
    expect([imported?.added, verdicts.count]).toEqual([0, 1]);
  });

  it('are reported as lost with the tab if an import could not be stored', async () => {
    const { verdicts, notices, port } = aBrowser();
    port.rows.isBlocked = true;
    await (await verdicts.bringIn(content, account))?.undo();
    expect([notices.toasts.length, verdicts.count]).toEqual([1, 0]);
    expect(notices.toasts[0]?.text).toContain('They are lost when the tab closes.');
  });

  it('are reported if the browser refuses to remove them', async () => {
    const { verdicts, port, notices } = aBrowser();
    vi.spyOn(port, 'removeAccount').mockResolvedValue(false);
    await verdicts.removeMine();
    await verdicts.forget(account);
    const sentence = expect.stringContaining('did not let us remove your decisions');
    expect(notices.alerts).toEqual([sentence, sentence]);
  });

  it('report each failure if their code cannot be loaded, and load it the next time', async () => {
    const { verdicts, load, notices } = aBrowser();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await verdicts.refresh();
    expect([verdicts.count, notices.alerts]).toEqual([0, []]);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await verdicts.exported()).toBeNull();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await verdicts.bringIn(content, account)).toBeNull();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await (await verdicts.removeMine())();
    const notLoaded = 'Your decisions could not be loaded. Reload the page and try again.';
    expect(notices.alerts).toEqual([notLoaded, notLoaded, expect.stringContaining('did not let us')]);
    expect((await verdicts.bringIn(content, account))?.added).toBe(1);
    expect(await verdicts.exported()).toMatchObject({ designer: { records: { asha: { decision: 'maybe' } } } });
  });
});

function aBrowser() {
  const port = new MemoryVerdicts();
  const notices = new Notices();
  const cases = someDeviceUseCases(aSignedInSession(), port);
  const load = vi.fn<() => Promise<typeof cases>>(async () => cases);
  return { verdicts: new KeptVerdicts({ load, outbox: async () => null }, notices), port, load, notices };
}
