import { describe, expect, it } from 'vitest';
import { failure } from '../shared/outcome.ts';
import { accountId, aSession, jobId, studentId } from '../testing/builders.ts';
import { MemoryRows, newName } from '../testing/device.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { ActJournal } from './act-journal.ts';
import { OpenPages } from './open-pages.ts';

const account = aSession().accountId;
const act = { kind: 'shortlist', job: jobId('job-1'), student: studentId('asha') } as const;
const tell = { ...act, kind: 'tell' } as const;
const { failure: signedOut } = failure('signed-out');

describe('an act', () => {
  it('is unfinished after a failure, also after a reload, until it is done', async () => {
    const { page, reload } = aBrowser();
    page.begin(act)(signedOut);
    expect(await page.unfinished()).toMatchObject([{ ...act, why: 'signed-out' }]);
    const later = reload();
    expect(await later.unfinished()).toMatchObject([{ ...act, why: 'signed-out' }]);
    later.begin(act)(null);
    expect(await later.unfinished()).toEqual([]);
  });

  it('is not unfinished while an open page performs it', async () => {
    const { page, another } = aBrowser();
    const end = page.begin(act);
    expect([await page.unfinished(), await another().unfinished()]).toEqual([[], []]);
    end(null);
    expect(await another().unfinished()).toEqual([]);
  });

  it('is interrupted once the page that performed it has gone', async () => {
    const { page, reload } = aBrowser();
    page.begin(act);
    expect(await reload().unfinished()).toMatchObject([{ ...act, why: 'interrupted' }]);
  });

  it('takes the last end, such as a failure that arrives while the page closes', async () => {
    const { page } = aBrowser();
    const end = page.begin(tell);
    end(null);
    expect(await page.unfinished()).toEqual([]);
    end(signedOut);
    expect(await page.unfinished()).toMatchObject([tell]);
  });

  it('replaces an earlier one on the same shortlist, but not the notification', async () => {
    const { page } = aBrowser();
    page.begin(act)(signedOut);
    page.begin(tell)(signedOut);
    page.begin({ ...act, kind: 'unshortlist' })(signedOut);
    expect((await page.unfinished()).map(({ kind }) => kind).toSorted()).toEqual(['tell', 'unshortlist']);
  });

  it('belongs to its account, even if the session has ended', async () => {
    const { page, session } = aBrowser();
    const end = page.begin(act);
    session.end();
    end(signedOut);
    expect(await page.unfinished()).toEqual([]);
    session.start({ ...aSession(), accountId: accountId('other') });
    expect(await page.unfinished()).toEqual([]);
    session.start(aSession());
    expect(await page.unfinished()).toHaveLength(1);
  });

  it('is forgotten if it is dismissed, if the account is, and after 30 days', async () => {
    const { page } = aBrowser();
    const fail = () => page.begin(act)(signedOut);
    fail();
    await page.dismiss(await page.unfinished());
    expect(await page.unfinished()).toEqual([]);
    fail();
    expect(await page.unfinished(Date.now() + 31 * 24 * 60 * 60_000)).toEqual([]);
    expect(await page.unfinished()).toEqual([]);
    fail();
    await page.forget(account);
    expect(await page.unfinished()).toEqual([]);
  });

  it('is told to this tab and the others when it fails and when it is done', async () => {
    const { page, tabs } = aBrowser();
    const heard: string[] = [];
    tabs.onAnnounced(() => heard.push('here'));
    tabs.another().subscribe(({ about }) => heard.push(about));
    page.begin({ ...act, student: studentId('bela') })(null);
    page.begin(act)(signedOut);
    await new Promise(setImmediate);
    expect(heard).toEqual(['here', 'unfinished']);
    await page.unfinished();
    page.begin(act)(null);
    await new Promise(setImmediate);
    expect(heard.slice(2)).toContain('unfinished');
  });

  it.each([null, 7, { kind: 'lost', at: '2026-11-21T12:00:00.000Z', page: 'p' }, { kind: 'tell', at: 'x', page: 'p' }])(
    'ignores a damaged row: %j',
    async (value) => {
      const { page, rows } = aBrowser();
      await rows.write(account, 'acts', [{ key: ['list', 'job-1', 'asha'], value: value as object }]);
      expect(await page.unfinished()).toEqual([]);
    },
  );
});

/** `reload` closes the page and opens a new one, of which only the rows remain. */
function aBrowser() {
  const [rows, session, tabs] = [new MemoryRows(), new FakeSession(aSession()), new FakeTabs()];
  const open = (tab: FakeTabs) => new ActJournal(rows, new OpenPages(tab, newName), session);
  return {
    page: open(tabs),
    rows,
    session,
    tabs,
    another: () => open(tabs.another()),
    reload: () => open(new FakeTabs()),
  };
}
