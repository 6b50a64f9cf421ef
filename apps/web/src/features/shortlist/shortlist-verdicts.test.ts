import { failure, success } from '@glo/domain/shared/outcome';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { aLeaving, someNotifications, someShortlists } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { someJobVerdicts } from '../../testing/fakes/kept-verdicts.ts';
import { JobShortlist } from './job-shortlist.ts';

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
  const shortlists = someShortlists();
  const notices = new Notices();
  const verdicts = someJobVerdicts(notices);
  shortlists.answers.candidates = success(given.of ?? []);
  const shortlisting = new Shortlisting(shortlists, someNotifications(), aLeaving(), new FakeTabs());
  const shortlist = new JobShortlist(jobId('job-1'), shortlists, shortlisting, notices, verdicts);
  await shortlist.list.load();
  /** Presses the last Undo. */
  const undo = async () => {
    notices.toasts.findLast(({ action }) => action !== undefined)?.action?.onPress();
    await new Promise(setImmediate);
  };
  return { shortlist, shortlists, verdicts, undo };
}
