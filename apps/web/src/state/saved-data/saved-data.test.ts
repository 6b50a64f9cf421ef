import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { SavedData } from './saved-data.ts';

const account = accountId('account-1');
const designer = jobId('designer');
const records = new Map([[studentId('asha'), aVerdictRecord()]]);
const verdicts = new Map([['["designer","asha"]', aVerdictRecord()]]);

describe('saved data', () => {
  it('is counted after each change, and removed with Undo', async () => {
    const { saved, port, records: notes } = aBrowser();
    await port.save(account, designer, records);
    await notes.note(studentId('asha'), 'Call');
    await saved.refresh();
    expect(saved.counts).toMatchObject({ verdicts: 1, notes: 1, 'job-visits': 0, searches: 0 });
    const undo = await saved.removeMine(account);
    expect(saved.isEmpty).toBe(true);
    await saved.change(account, (mine) => ({ ...mine, verdicts }));
    expect(saved.counts.verdicts).toBe(1);
    await undo();
    expect([saved.counts, await port.ofAccount(account)]).toMatchObject([
      { verdicts: 1, notes: 1 },
      new Map([[designer, records]]),
    ]);
  });

  it('is forgotten wherever it is stored', async () => {
    const { saved, port, records: notes } = aBrowser();
    await port.save(account, designer, records);
    await notes.note(studentId('asha'), 'Call');
    await saved.forget(account);
    await saved.refresh();
    expect(saved.isEmpty).toBe(true);
  });

  it('is reported as lost with the tab if an import could not be stored', async () => {
    const { saved, notices, rows } = aBrowser();
    rows.isBlocked = true;
    await saved.change(account, (mine) => ({ ...mine, verdicts }));
    await saved.change(account, (mine) => ({ ...mine, verdicts: new Map() }));
    expect(notices.toasts.map(({ text }) => text)).toEqual([expect.stringContaining('lost when you close the tab')]);
  });

  it('is reported if the browser refuses to remove it', async () => {
    const { saved, rows, notices } = aBrowser();
    rows.isBlocked = true;
    await saved.removeMine(account);
    await saved.forget(account);
    const sentence = expect.stringContaining('did not let us remove what is saved here');
    expect(notices.alerts).toEqual([sentence, sentence]);
  });
});

function aBrowser() {
  const { container, ...world } = testContainer();
  return { ...world, saved: container.get(SavedData), port: new Verdicts(world.rows) };
}
