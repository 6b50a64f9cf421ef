import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
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
    expect([rows.counts.verdicts, await port.ofAccount(account)]).toEqual([1, new Map([[designer, records]])]);
  });

  it('are reported as lost with the tab if an import could not be stored', async () => {
    const { rows, notices, device } = aBrowser();
    device.isBlocked = true;
    await rows.change(account, (mine) => ({ ...mine, verdicts }));
    await rows.change(account, (mine) => ({ ...mine, verdicts: new Map() }));
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      expect.stringContaining('They are lost when the tab closes.'),
    ]);
  });

  it('are reported if the browser refuses to remove them', async () => {
    const { rows, device, notices } = aBrowser();
    device.isBlocked = true;
    await rows.removeMine(account);
    await rows.forget(account);
    const sentence = expect.stringContaining('did not let us remove your decisions');
    expect(notices.alerts).toEqual([sentence, sentence]);
  });
});

function aBrowser() {
  const { container, rows: device, notices } = testContainer();
  return { rows: container.get(SavedRows), device, port: new Verdicts(device), notices };
}
