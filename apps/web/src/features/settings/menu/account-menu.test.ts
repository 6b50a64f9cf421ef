import { MemoryRows } from '@glo/domain/testing/device';
import { ThemeStorage } from '@glo/domain/client-storage/client-storage';
import { aContact } from '@glo/domain/testing/contact';
import { accountId, aCompleteRecruiter, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { aSavedSearch } from '@glo/domain/testing/search';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { longestRecordsFile } from '../../../state/saved-data/records-file.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { testContainer } from '../../../testing/container.ts';
import { AccountMenuPresenter } from './account-menu-presenter.ts';
import { AccountMenuView } from './AccountMenuView.tsx';

const view = (signsInWithGoogle: boolean) =>
  createElement(AccountMenuView, { presenter: anAccount({ signsInWithGoogle }).presenter });
const links = (signsInWithGoogle: boolean) =>
  [...markupOf(view(signsInWithGoogle)).matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [href, text]);

describe('the account menu', () => {
  it('links to its three screens', () => {
    expect(links(false)).toEqual([
      ['/editprofile', 'Edit profile details'],
      ['/changepassword', 'Change Password'],
      ['/deleteaccount', 'Delete your account'],
    ]);
  });

  it('names what an export contains, decisions first', () => {
    expect(textOf(view(false))).toContain(
      'Decisions on candidates, private notes, jobs with criteria, saved searches, emailed candidates, email templates, ' +
        'signatures, meeting links, activity entries, email drafts, answers of hiring managers, and settings.',
    );
  });

  it('offers the themes and blind review with the current choice selected', async () => {
    const { presenter, container } = anAccount();
    container.get(ThemeStorage).write('dark');
    presenter.activate();
    await vi.waitFor(() => expect(presenter.theme.chosen).toBe('dark'));
    const markup = markupOf(createElement(AccountMenuView, { presenter }));
    expect(
      [...markup.matchAll(/<input[^>]*value="(\w+)"/g)].map(([input, value]) => [value, /checked/.test(input)]),
    ).toEqual([
      ['light', false],
      ['dark', true],
      ['system', false],
      ['off', true],
      ['on', false],
    ]);
  });

  it('counts the saved records and removes them with Undo', async () => {
    const { presenter, records, notices, rows } = anAccount();
    const text = () => textOf(createElement(AccountMenuView, { presenter }));
    expect(text()).toContain('Nothing yet.');
    expect(markupOf(createElement(AccountMenuView, { presenter }))).toMatch(/aria-disabled="true"[^>]*><span>Remove/);
    await presenter.removeRecords();
    expect(notices.toasts).toEqual([]);

    await records.note(studentId('asha'), 'Call in June');
    await records.note(studentId('kabir'), 'Call in July');
    await records.editSearches(() => [aSavedSearch()]);
    expect(text()).toContain(
      '2 private notes, 1 saved search, and 1 activity entry. Only you see this, and only in this browser. It stays when you sign out, except drafts. Notes are deleted 24 months after their last change, and decisions 12 months after their job was closed.',
    );
    await presenter.removeRecords();
    expect(await rows.read('account-1', 'records')).toEqual([]);
    expect(text()).toContain('Nothing yet.');
    expect(notices.toasts).toMatchObject([{ text: 'Removed from this browser', action: { label: 'Undo' } }]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(text()).toContain('2 private notes, 1 saved search, and 1 activity entry.'));
  });

  it('loads the saved records when it opens', async () => {
    const before = anAccount();
    await before.records.note(studentId('asha'), 'Call');
    const { presenter } = anAccount({ rows: before.rows });
    presenter.activate();
    await vi.waitFor(() => expect(presenter.hasRecords).toBe(true));
  });

  it('shows no device data once the session has ended', async () => {
    const { presenter, records, session, downloads, notices } = anAccount();
    await records.note(studentId('asha'), 'Call');
    session.end();
    await presenter.export.save();
    await presenter.import.take(new File(['{}'], 'notes.json'));
    expect([presenter.recruiter, downloads.asked, notices.alerts]).toEqual([null, [], []]);
  });

  it('offers the palette the commands of its enabled buttons', async () => {
    const { presenter, records, downloads } = anAccount();
    const labels = () => presenter.commands.map(({ label }) => label);
    expect(presenter.commands).toEqual([
      { label: 'Edit profile details', to: '/editprofile' },
      { label: 'Change Password', to: '/changepassword' },
      { label: 'Delete your account', to: '/deleteaccount' },
    ]);
    await records.note(studentId('asha'), 'Call');
    expect(labels()).toEqual(['Edit profile details', 'Change Password', 'Remove', 'Export', 'Delete your account']);
    const press = (wanted: string) => {
      const to = presenter.commands.find(({ label }) => label === wanted)?.to;
      if (typeof to === 'function') to();
    };
    press('Export');
    await vi.waitFor(() => expect(downloads.asked).toHaveLength(1));
    press('Remove');
    await vi.waitFor(() => expect(records.counts.notes).toBe(0));
    expect(anAccount({ signsInWithGoogle: true }).presenter.commands.map(({ label }) => label)).toEqual([
      'Edit profile details',
      'Delete your account',
    ]);
  });

  it('explains to a Google user why there is no password', () => {
    expect(links(true).map(([href]) => href)).toEqual(['/editprofile', '/deleteaccount']);
    expect(textOf(view(true))).toContain("Change Password You sign in with Google, so you don't have a password here.");
  });
});

describe('everything saved on a device, as a file', () => {
  it('can be imported in another browser, merged with its data, and undone', async () => {
    const from = anAccount();
    await from.presenter.export.save();
    expect(from.downloads.asked).toEqual([]);
    await from.records.note(studentId('asha'), 'Call in June');
    await from.records.editSearches(() => [aSavedSearch()]);
    await from.records.wroteTo(studentId('kabir'), aContact(new Date('2026-11-21T12:00:00.000Z')));
    await from.presenter.export.save();
    const [, name, text, type] = from.downloads.asked[0] ?? [];
    expect(name).toMatch(/^Saved on this device, \w+ \d+, \d{4}\.json$/);
    expect(type).toBe('application/json');

    const to = anAccount();
    await to.records.note(studentId('asha'), 'Met in Pune');
    const file = new File([String(text)], 'saved.json');
    await to.presenter.import.take(file);
    expect(to.records.noteOn(studentId('asha'))).toBe('Met in Pune\nCall in June');
    const imported = 'Imported 1 private note, 1 saved search, 1 emailed candidate, and 2 activity entries';
    expect(to.notices.toasts).toMatchObject([{ text: imported }]);
    await to.presenter.import.take(file);
    expect(to.notices.toasts[1]).toMatchObject({ text: 'Everything in this file was already here' });
    to.notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(to.records.counts).toMatchObject({ notes: 1, searches: 0, contacted: 0 }));
    expect(to.records.noteOn(studentId('asha'))).toBe('Met in Pune');
  });

  it('holds the verdicts, which are imported, undone and removed with the rest', async () => {
    const [account, job] = [accountId('account-1'), jobId('job-1')];
    const from = anAccount();
    const verdicts = new Map([[studentId('asha'), aVerdictRecord()]]);
    await from.port.save(account, job, verdicts);
    from.presenter.activate();
    await vi.waitFor(() => expect(from.presenter.hasRecords).toBe(true));
    expect(textOf(createElement(AccountMenuView, { presenter: from.presenter }))).toContain(
      '1 decision on a candidate.',
    );
    await from.presenter.export.save();

    const to = anAccount();
    await to.presenter.import.take(new File([String(from.downloads.asked[0]?.[2])], 'saved.json'));
    expect(await to.port.ofJob(account, job)).toEqual(verdicts);
    expect(to.notices.toasts.map(({ text }) => text)).toContain('Imported 1 decision on a candidate');
    to.notices.toasts.find(({ action }) => action)?.action?.onPress();
    await vi.waitFor(() => expect(to.presenter.hasRecords).toBe(false));

    await from.presenter.removeRecords();
    expect([from.presenter.hasRecords, await from.port.ofAccount(account)]).toEqual([false, new Map()]);
    from.notices.toasts[0]?.action?.onPress();
    await vi.waitFor(async () => expect(await from.port.ofJob(account, job)).toEqual(verdicts));
    expect(from.presenter.hasRecords).toBe(true);
  });

  it('holds the visits of jobs, which Undo restores, so that the same applicants are new', async () => {
    const [account, job] = [accountId('account-1'), jobId('job-1')];
    const { port, rows, presenter, notices } = anAccount();
    await port.save(account, job, new Map([[studentId('asha'), aVerdictRecord()]]));
    await rows.write(account, 'job-visits', [
      { key: [job], value: { applicants: ['asha'] } },
      { key: [job, 'kabir'], value: {} },
    ]);
    const before = await rows.read(account, 'job-visits');
    presenter.activate();
    await vi.waitFor(() => expect(presenter.hasRecords).toBe(true));
    await presenter.removeRecords();
    expect(await rows.read(account, 'job-visits')).toEqual([]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(async () => expect(await rows.read(account, 'job-visits')).toEqual(before));
  });

  it.each([
    ['foreign', '{"version":1}', "This file wasn't exported here. Nothing was changed."],
    [
      'newer',
      '{"format":"glo-recruiter-records","version":9}',
      'This file comes from a newer version. Reload the page and try again. Nothing was changed.',
    ],
    [
      'of another recruiter',
      '{"format":"glo-recruiter-records","version":1,"account":"x","records":{"signature":"Meera"}}',
      'This file belongs to another recruiter. Nothing was changed.',
    ],
  ])('is refused if it is %s, and changes nothing', async (_, text, sentence) => {
    const { presenter, notices, rows } = anAccount();
    await presenter.import.take(new File([text], 'saved.json'));
    expect([notices.alerts, notices.toasts, await rows.read('account-1', 'records')]).toEqual([[sentence], [], []]);
  });

  const note = JSON.stringify({
    format: 'glo-recruiter-records',
    version: 1,
    account: 'account-1',
    records: { notes: { kabir: { text: 'Call', at: '2026-11-21T12:00:00.000Z' } } },
  });

  it('is read up to its maximum length, with characters of three bytes', async () => {
    const { presenter, records } = anAccount();
    await presenter.import.take({ size: longestRecordsFile * 3, text: async () => note });
    expect(records.counts.notes).toBe(1);
  });

  it('is not read if it is huge, and foreign if it cannot be read', async () => {
    const { presenter, notices } = anAccount();
    const text = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
    await presenter.import.take({ size: longestRecordsFile * 3 + 1, text });
    expect(text).not.toHaveBeenCalled();
    await presenter.import.take({ size: 10, text });
    expect(notices.alerts).toEqual([
      "This file is too large. It can't be an export. Nothing was changed.",
      "This file wasn't exported here. Nothing was changed.",
    ]);
  });

  it('is kept until the tab closes, with a warning, if the browser has no room for it', async () => {
    const { presenter, notices, rows, records } = anAccount();
    rows.isBlocked = true;
    await presenter.import.take(new File([note], 'saved.json'));
    expect([notices.toasts.map(({ key }) => key), records.counts.notes]).toEqual([
      ['device-full', expect.any(String)],
      1,
    ]);
  });
});

function anAccount({ signsInWithGoogle = false, rows = new MemoryRows() } = {}) {
  const world = testContainer({ rows, session: aSession(aCompleteRecruiter({ signsInWithGoogle })) });
  return {
    ...world,
    presenter: world.visit(AccountMenuPresenter),
    port: new Verdicts(world.rows),
  };
}
