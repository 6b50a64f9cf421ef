import { describe, expect, it } from 'vitest';
import { accountId, aSession, jobId, studentId } from '../testing/builders.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { aVerdictRecord, someVerdicts } from '../testing/verdicts.ts';
import { plainVerdicts } from './read-verdicts.ts';
import { OwnVerdicts } from './own-verdicts.ts';
import type { VerdictRecord } from './verdict.ts';

const account = accountId('account-1');
const [designer, analyst] = [jobId('designer'), jobId('analyst')];
const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const maybe = aVerdictRecord();
const later = aVerdictRecord({ decision: 'not-a-fit', decidedAt: '2026-11-22T12:00:00.000Z' });
const closedAt = '2026-10-01T00:00:00.000Z';

/** Verdicts on the job `designer`. */
const onDesigner = (...records: [typeof asha, VerdictRecord][]) =>
  new Map([[designer, { closedAt: null, records: new Map(records) }]]);

describe('all verdicts of a recruiter', () => {
  it('are exported and counted', async () => {
    const { own, verdicts } = anOwner();
    verdicts.answers.ofAccount = onDesigner([asha, maybe]);
    verdicts.answers.count = 1;
    const { decision, decidedAt } = maybe;
    const exported = { designer: { records: { asha: { decision, decidedAt } } } };
    expect([await own.exported(), await own.count()]).toEqual([exported, 1]);
  });

  it('are none without a session', async () => {
    const { own, verdicts, session } = anOwner();
    session.end();
    const removal = await own.removeMine();
    await removal.undo();
    expect([await own.exported(), await own.count(), removal.isRemoved]).toEqual([{}, 0, true]);
    expect(verdicts.asked).toEqual([]);
  });
});

describe('imported verdicts', () => {
  it('are added, and the verdicts of this device win', async () => {
    const { own, verdicts, heard } = anOwner();
    verdicts.answers.ofAccount = onDesigner([asha, later]);
    const records = new Map([[bela, maybe]]);
    const brought = new Map([
      [designer, { closedAt, records: new Map(records).set(asha, maybe) }],
      [analyst, { closedAt, records }],
    ]);
    verdicts.answers.closings = new Map([[designer, '2026-11-01T00:00:00.000Z']]);
    const { added } = await own.bringIn(plainVerdicts(brought), account);
    expect(added).toBe(2);
    expect(saved(verdicts)).toEqual([
      ['save', account, designer, records],
      ['save', account, analyst, records],
      ['saveClosings', account, new Map([[analyst, closedAt]])],
    ]);
    expect(heard).toEqual([{ about: 'verdicts', id: '' }]);
  });

  it.each([undefined, 7, { designer: 7 }, { designer: { records: { asha: { decision: 'strong-yes' } } } }])(
    'add nothing from %j',
    async (content) => {
      const { own, verdicts } = anOwner();
      expect((await own.bringIn(content, account)).added).toBe(0);
      expect(saved(verdicts)).toEqual([]);
    },
  );

  it('change nothing if they are all known', async () => {
    const { own, verdicts, heard } = anOwner();
    verdicts.answers.ofAccount = onDesigner([asha, maybe]);
    expect((await own.bringIn(plainVerdicts(onDesigner([asha, later])), account)).added).toBe(0);
    expect([saved(verdicts), heard]).toEqual([[], []]);
  });

  it('are undone, except those that have changed since', async () => {
    const { own, verdicts } = anOwner();
    const brought = onDesigner([asha, maybe], [bela, maybe], [chitra, maybe]);
    const { undo } = await own.bringIn(plainVerdicts(brought), account);
    verdicts.answers.ofAccount = onDesigner([asha, maybe], [bela, later], [chitra, later]);
    await undo();
    expect(saved(verdicts).at(-1)).toEqual(['save', account, designer, new Map([[asha, null]])]);
  });
});

describe('removing all verdicts', () => {
  it('is undone without overwriting later ones', async () => {
    const { own, verdicts, heard } = anOwner();
    verdicts.answers.ofAccount = onDesigner([asha, maybe], [bela, maybe]);
    const { isRemoved, undo } = await own.removeMine();
    expect([isRemoved, verdicts.asked.at(-1), heard.length]).toEqual([true, ['removeAccount', account], 1]);
    verdicts.answers.ofAccount = onDesigner([asha, later]);
    await undo();
    expect(saved(verdicts)).toEqual([['save', account, designer, new Map([[bela, maybe]])]]);
  });

  it('says if the device may still hold some', async () => {
    const { own, verdicts } = anOwner();
    verdicts.answers.removeAccount = false;
    expect([(await own.removeMine()).isRemoved, await own.forget(account)]).toEqual([false, false]);
  });
});

function saved({ asked }: ReturnType<typeof someVerdicts>) {
  return asked.filter(([name]) => String(name).startsWith('save'));
}

function anOwner() {
  const verdicts = someVerdicts();
  const session = new FakeSession(aSession());
  const tabs = new FakeTabs();
  const heard: unknown[] = [];
  tabs.another().subscribe((change) => heard.push(change));
  return { own: new OwnVerdicts(verdicts, session, tabs), verdicts, session, heard };
}
