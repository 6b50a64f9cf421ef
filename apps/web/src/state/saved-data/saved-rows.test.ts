import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { aVerdictRecord, MemoryVerdicts } from '@glo/domain/testing/verdicts';
import { describe, expect, it, vi } from 'vitest';
import { someDeviceUseCases } from '../../testing/fakes/kept-verdicts.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { Notices } from '../notices.ts';
import { SavedRows } from './saved-rows.ts';

const account = accountId('account-1');
const designer = jobId('designer');
const records = new Map([[studentId('asha'), aVerdictRecord()]]);
const verdicts = new Map([['["designer","asha"]', aVerdictRecord()]]);

describe('the rows of this browser', () => {
  it('are counted after each change', async () => {
    const { rows, port } = aBrowser();
    await port.save(account, designer, records);
    await rows.refresh();
    expect(rows.counts).toEqual({ verdicts: 1, closings: 0, 'job-visits': 0 });
    const undo = await rows.removeMine(account);
    expect(rows.counts.verdicts).toBe(0);
    await rows.change(account, (mine) => ({ ...mine, verdicts }));
    expect(rows.counts.verdicts).toBe(1);
    await undo();
    expect([rows.counts.verdicts, await rows.verdicts()]).toEqual([1, new Map([[designer, records]])]);
  });

  it('are reported as lost with the tab if an import could not be stored', async () => {
    const { rows, notices, port } = aBrowser();
    port.rows.isBlocked = true;
    await rows.change(account, (mine) => ({ ...mine, verdicts }));
    await rows.change(account, (mine) => ({ ...mine, verdicts: new Map() }));
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      expect.stringContaining('They are lost when the tab closes.'),
    ]);
  });

  it('are reported if the browser refuses to remove them', async () => {
    const { rows, port, notices } = aBrowser();
    port.rows.isBlocked = true;
    await rows.removeMine(account);
    await rows.forget(account);
    const sentence = expect.stringContaining('did not let us remove your decisions');
    expect(notices.alerts).toEqual([sentence, sentence]);
  });

  it('report each failure if their code cannot be loaded, and load it the next time', async () => {
    const { rows, load, notices } = aBrowser();
    const failing = () => load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    failing();
    await rows.refresh();
    expect([rows.counts.verdicts, notices.alerts]).toEqual([0, []]);
    failing();
    expect(await rows.read()).toBeNull();
    failing();
    expect(await rows.change(account, (mine) => mine)).toBeNull();
    failing();
    failing();
    await rows.removeMine(account);
    const notLoaded = 'Your decisions could not be loaded. Reload the page and try again.';
    expect(notices.alerts).toEqual([notLoaded, notLoaded, expect.stringContaining('did not let us')]);
    expect((await rows.change(account, (mine) => ({ ...mine, verdicts })))?.after.verdicts).toEqual(verdicts);
    expect((await rows.read())?.verdicts).toEqual(verdicts);
  });
});

function aBrowser() {
  const port = new MemoryVerdicts();
  const notices = new Notices();
  const cases = someDeviceUseCases(aSignedInSession(), port);
  const load = vi.fn<() => Promise<typeof cases>>(async () => cases);
  return { rows: new SavedRows({ load, outbox: async () => null }, notices), port, load, notices };
}
