import { failure } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aLoadedShortlist } from '../../testing/job-tab.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const kabir = aCandidate({ id: studentId('kabir'), name: 'Kabir' });

describe('the verdict on a candidate', () => {
  const maybe = { decision: 'maybe' } as const;

  it('is cleared by shortlisting, and restored by Undo and by Z', async () => {
    const { shortlist, verdicts, undo } = await aLoadedShortlist();
    verdicts.decide([asha.id], maybe);
    await shortlist.add(asha);
    expect(verdicts.records.size).toBe(0);
    await undo();
    expect(verdicts.records.get(asha.id)).toMatchObject(maybe);
    await shortlist.add(asha);
    expect(verdicts.history.undo()).toEqual([asha.id]);
    await when(() => verdicts.records.size > 0);
    expect(verdicts.records.get(asha.id)).toMatchObject(maybe);
  });

  it('is undecided after a removal, and stays after a failure', async () => {
    const { shortlist, shortlists, verdicts } = await aLoadedShortlist({ of: [asha] });
    verdicts.decide([asha.id, kabir.id], maybe);
    await shortlist.remove(asha);
    expect([...verdicts.records.keys()]).toEqual([kabir.id]);
    shortlists.answers.add = failure('unreachable');
    await shortlist.add(kabir);
    expect([...verdicts.records.keys()]).toEqual([kabir.id]);
  });

  it('is undone once, by the toast or by Z', async () => {
    const { shortlist, verdicts, undo } = await aLoadedShortlist();
    await shortlist.add(asha);
    await undo();
    expect([verdicts.history.undo(), shortlist.ids.size]).toEqual([[], 0]);
  });
});
