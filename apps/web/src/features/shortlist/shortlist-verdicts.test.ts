import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aJobShortlist } from '../../testing/job-tab.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const kabir = aCandidate({ id: studentId('kabir'), name: 'Kabir' });

describe('the verdict on a candidate', () => {
  const maybe = { decision: 'maybe' } as const;

  it('is cleared by shortlisting, and restored by Undo and by Z', async () => {
    const { shortlist, verdicts, undo } = await aShortlist();
    verdicts.decide([asha.id], maybe);
    await shortlist.add(asha);
    expect(verdicts.records.size).toBe(0);
    await undo();
    expect(verdicts.records.get(asha.id)).toMatchObject(maybe);
    await shortlist.add(asha);
    expect(verdicts.undo()).toEqual([asha.id]);
    await when(() => verdicts.records.size > 0);
    expect(verdicts.records.get(asha.id)).toMatchObject(maybe);
  });

  it('is undecided after a removal, and stays after a failure', async () => {
    const { shortlist, shortlists, verdicts } = await aShortlist({ of: [asha] });
    verdicts.decide([asha.id, kabir.id], maybe);
    await shortlist.remove(asha);
    expect([...verdicts.records.keys()]).toEqual([kabir.id]);
    shortlists.answers.add = failure('unreachable');
    await shortlist.add(kabir);
    expect([...verdicts.records.keys()]).toEqual([kabir.id]);
  });

  it('is undone once, by the toast or by Z', async () => {
    const { shortlist, verdicts, undo } = await aShortlist();
    await shortlist.add(asha);
    await undo();
    expect([verdicts.undo(), shortlist.ids.size]).toEqual([[], 0]);
  });
});

async function aShortlist(given: { readonly of?: (typeof asha)[] } = {}) {
  const { shortlist, shortlists, notices, verdicts } = aJobShortlist();
  shortlists.answers.candidates = success(given.of ?? []);
  await shortlist.list.load();
  /** Presses the last Undo. */
  const undo = async () => {
    notices.toasts.findLast(({ action }) => action !== undefined)?.action?.onPress();
    await new Promise(setImmediate);
  };
  return { shortlist, shortlists, verdicts, undo };
}
