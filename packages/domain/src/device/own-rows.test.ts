import { describe, expect, it } from 'vitest';
import { accountId, aSession, studentId } from '../testing/builders.ts';
import { MemoryRows } from '../testing/device.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { mapOf, mergeAll, revertAll } from './kinds.ts';
import { OwnRows, readRowKey } from './own-rows.ts';

const [account, other] = [accountId('account-1'), accountId('account-2')];
const asha = studentId('asha');
const first = '["job-1","asha"]';
const [one, two] = [{ mark: 1 }, { mark: 2 }];

const kinds = {
  marks: mapOf<string, object>({
    name: ['mark', 'marks'],
    key: (key) => readRowKey(key, [2]),
    item: (content) => (typeof content === 'object' ? content : null),
    most: Infinity,
    expiry: null,
    merge: (mine) => mine,
  }),
  seen: mapOf<string, object>({
    name: null,
    key: (key) => readRowKey(key, [1]),
    item: (content) => content as object,
    most: Infinity,
    expiry: null,
    merge: (mine) => mine,
  }),
};

describe('the rows of a recruiter', () => {
  it('are read by kind and key, without those of others and damaged ones', async () => {
    const { own, rows } = aBrowser();
    await rows.write(account, 'marks', [
      { key: ['job-1', asha], value: one },
      { key: ['job-1'], value: two },
    ]);
    await rows.write(other, 'marks', [{ key: ['job-2', asha], value: one }]);
    expect(await own.read()).toEqual({ marks: new Map([[first, one]]), seen: new Map() });
  });

  it('are none without a session', async () => {
    const { own, session } = aBrowser();
    session.end();
    expect(await own.read()).toEqual({ marks: new Map(), seen: new Map() });
  });

  it('are changed one by one, which the other tabs hear', async () => {
    const { own, rows, heard } = aBrowser();
    await rows.write(account, 'marks', [{ key: ['job-1', 'kabir'], value: one }]);
    const imported = { marks: new Map([[first, two]]), seen: new Map([['["job-1"]', {}]]) };
    const changed = await own.change(account, (mine) => mergeAll(kinds, mine, imported));
    expect(changed.after.marks.size).toBe(2);
    expect(await rows.read(account, 'seen')).toEqual([{ key: ['job-1'], value: {} }]);
    expect(heard).toEqual([{ about: 'verdicts', id: '' }]);
    await own.change(account, (mine) => revertAll(kinds, mine, changed));
    expect(await own.read()).toEqual({ marks: new Map([['["job-1","kabir"]', one]]), seen: new Map() });
  });

  it('are left alone, also in other tabs, if nothing has changed', async () => {
    const { own, heard } = aBrowser();
    await own.change(account, (mine) => mine);
    expect(heard).toEqual([]);
  });

  it('are removed for one account, unless the browser refuses', async () => {
    const { own, rows } = aBrowser();
    for (const each of [account, other]) await rows.write(each, 'marks', [{ key: ['job-1', asha], value: one }]);
    expect(await own.remove(account)).toBe(true);
    expect([(await own.read()).marks.size, (await own.read(other)).marks.size]).toEqual([0, 1]);
    rows.isBlocked = true;
    expect(await own.remove(account)).toBe(false);
  });

  it('are lost with the page while the browser is blocked', async () => {
    const { own, rows } = aBrowser();
    rows.isBlocked = true;
    await own.change(account, (mine) => ({ ...mine, marks: new Map([[first, one]]) }));
    expect([own.isForVisitOnly, (await own.read()).marks.size]).toEqual([true, 1]);
  });
});

describe('the key of a row in a file', () => {
  it.each(['', 'job-1', '{', '7', '["job-1"]', '["job-1",7]', '["job-1","asha","x"]', '{"0":"a","1":"b","length":2}'])(
    'is foreign if it is %s',
    (key) => {
      expect(readRowKey(key, [2])).toBeNull();
    },
  );

  it('is the same with other spaces', () => {
    expect(readRowKey('[ "job-1", "asha" ]', [2])).toBe(first);
  });
});

function aBrowser() {
  const [rows, session, tabs] = [new MemoryRows(), new FakeSession(aSession()), new FakeTabs()];
  const heard: unknown[] = [];
  tabs.another().subscribe((change) => heard.push(change));
  return { own: new OwnRows(kinds, rows, session, tabs), rows, session, heard };
}
