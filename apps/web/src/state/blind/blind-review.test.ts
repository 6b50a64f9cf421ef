import { MemoryRows } from '@glo/domain/testing/device';
import { accountId, studentId } from '@glo/domain/testing/builders';
import { aProfile, aWork } from '@glo/domain/testing/hiring';
import { autorun, when } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { someRecords } from '../../testing/session.ts';
import { BlindReview } from './blind-review.ts';

const asha = studentId('asha');

describe('blind review', () => {
  it('is off by default and hides all candidates that are not revealed', async () => {
    const { blind } = aTab();
    expect([blind.isOn, blind.isHidden(asha)]).toEqual([false, false]);
    await turnedOn(blind);
    blind.reveal(asha);
    expect([blind.isHidden(asha), blind.isHidden(studentId('kabir'))]).toEqual([false, true]);
  });

  it('is stored on the device, but reveals no candidate after a reload or sign-out', async () => {
    const rows = new MemoryRows();
    const { blind, session } = aTab(rows);
    await turnedOn(blind);
    blind.reveal(asha);
    const next = aTab(rows).blind;
    await when(() => next.isOn);
    expect(next.isHidden(asha)).toBe(true);
    session.end();
    expect(blind.revealed.size).toBe(0);
  });

  it('stays on when local records are removed', async () => {
    const { blind, records } = aTab();
    await turnedOn(blind);
    await records.note(asha, 'Call her');
    await records.remove(accountId('account-1'), { isBlind: true });
    expect([blind.isOn, records.mine.notes.size]).toEqual([true, 0]);
  });

  it('redacts works once the student’s name is known', async () => {
    const { blind } = aTab();
    await turnedOn(blind);
    const [work] = blind.masks.works(asha, [aWork({ title: 'Maps by Asha' })]);
    const shown: (string | undefined)[] = [];
    onTestFinished(autorun(() => void shown.push(work?.title)));
    blind.masks.profile(aProfile({ id: asha, name: 'Asha Rao' }));
    expect(shown).toEqual(['', `Maps by ${blind.masks.aliasOf(asha)}`]);
  });

  it('dismisses toasts, which may contain names', async () => {
    const { blind, notices } = aTab();
    notices.offerUndo({ text: 'Candidate Removed!', undo: () => undefined, detail: 'Asha Rao' });
    await turnedOn(blind);
    expect(notices.toasts).toEqual([]);
  });
});

function aTab(rows = new MemoryRows()) {
  const { session, notices, records } = someRecords({ rows });
  const blind = new BlindReview(records, notices, session);
  return { blind, records, session, notices };
}

async function turnedOn(blind: BlindReview): Promise<void> {
  blind.toggle();
  await when(() => blind.isOn);
}
