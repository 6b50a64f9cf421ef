import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, accountId } from '@glo/domain/testing/builders';
import { folderId } from '@glo/domain/testing/folders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analyst, anActivity, asha, bela, now } from '../../testing/activity.ts';

beforeEach(() => {
  vi.useFakeTimers({ now });
});

describe('the activity screen', () => {
  it('lists the entries by day with links', async () => {
    const { did, arrive, text, markup } = anActivity();
    await did({ kind: 'posted', title: 'Analyst' }, 3 * 24 * 60);
    await did({ kind: 'filed', folder: folderId('folder-1'), students: [bela] }, 24 * 60);
    await did({ kind: 'shortlisted', job: analyst.id, students: [asha, bela] }, 30);
    await arrive();
    expect(text()).toBe(
      'Activity Your actions in this browser. Only you can see them. We keep the last 300. ' +
        'Everything Jobs Shortlists Decisions Notes Folders Emails ' +
        'Today Shortlisted Asha Rao and Bela Sen for Analyst Undo 12:00 PM ' +
        'Yesterday Added Bela Sen to Summer 2027 Undo 12:30 PM ' +
        'November 20, 2026 Posted Analyst 12:30 PM',
    );
    expect([...markup().matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/glofolio/asha?job=analyst',
      '/glofolio/bela?job=analyst',
      '/opportunitypage?job=analyst',
      '/glofolio/bela',
      '/shortlistedCandidates?folder=folder-1',
      '/opportunitypage?job=analyst',
    ]);
    expect(markup()).toContain('aria-label="Undo: Shortlisted Asha Rao and Bela Sen for Analyst"');
  });

  it('explains itself without entries', async () => {
    const { arrive, text, directory, board } = anActivity();
    await arrive();
    expect(text()).toContain(
      'Nothing yet Jobs you post, people you shortlist or note, and emails you write in this browser appear here.',
    );
    expect([directory.asked, board.asked]).toEqual([[], []]);
  });

  it('loads until the names are known, and is shown without them if they fail', async () => {
    const { did, presenter, directory, text, settle } = anActivity();
    directory.answers.byIds = failure('unreachable');
    await did({ kind: 'written', students: [asha] });
    presenter.activate();
    expect(text()).toMatch(/Loading activity$/);
    await settle();
    expect(text()).toMatch(/We couldn't load some names. Try again Today Emailed a candidate/);
    directory.answers.byIds = success([aCandidate({ id: asha, name: 'Asha Rao' })]);
    presenter.names.load();
    await settle();
    expect(text()).toMatch(/Today Emailed Asha Rao/);
  });

  it('shows a new entry at once', async () => {
    const { did, arrive, settle, text } = anActivity();
    await arrive();
    await did({ kind: 'written', students: [asha] }, 0);
    await settle();
    expect(text()).toContain('Emailed Asha Rao');
  });

  it('undoes an entry once for several presses, and reports a failure', async () => {
    const { did, arrive, settle, presenter, shortlists, notices } = anActivity();
    await did({ kind: 'shortlisted', job: analyst.id, students: [asha] });
    await arrive();
    const [entry] = presenter.entries;
    if (entry === undefined) throw new Error('nothing was recorded');
    await Promise.all([presenter.undo(entry), presenter.undo(entry)]);
    expect(shortlists.asked).toEqual([['remove', 'analyst', 'asha']]);
    expect([presenter.undoing.size, notices.toasts]).toEqual([0, []]);
    shortlists.answers.remove = failure('server-error');
    await presenter.undo(entry);
    await settle();
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });

  it('reloads the folders after an undo in one of them', async () => {
    const { did, arrive, presenter, folders } = anActivity();
    await did({ kind: 'filed', folder: folderId('folder-1'), students: [asha] });
    await arrive();
    const [entry] = presenter.entries;
    if (entry !== undefined) await presenter.undo(entry);
    expect(folders.asked.map(([method]) => method)).toEqual(['all', 'studentIds', 'remove', 'all']);
  });

  it('is exported as CSV with a byte order mark once the names have loaded', async () => {
    const { did, arrive, presenter, downloads } = anActivity();
    expect([presenter.canExport, presenter.loading, presenter.commands]).toEqual([false, false, []]);
    await did({ kind: 'shortlisted', job: analyst.id, students: [asha, bela] });
    expect([presenter.canExport, presenter.loading, presenter.commands]).toEqual([false, true, []]);
    await arrive();
    expect([presenter.canExport, presenter.loading]).toEqual([true, false]);
    expect(presenter.commands.map(({ label }) => label)).toEqual(['Export CSV']);
    for (const { to } of presenter.commands) if (typeof to === 'function') to();
    expect(downloads.asked).toEqual([
      [
        'save',
        'Activity, November 23, 2026.csv',
        `\uFEFFWhen,What,Who,Where\r\n2026-11-23 12:30,Shortlisted,Asha Rao and Bela Sen,Analyst\r\n`,
        'text/csv;charset=utf-8',
      ],
    ]);
  });

  it('lists verdicts in one row per job, day and decision, and notes', async () => {
    const { arrive, records, verdicts, text, presenter, settle } = anActivity();
    const decided = { reason: null, reasonText: '', decidedAt: now.toISOString() };
    const changes = [asha, bela].map((student) => [student, { ...decided, decision: 'not-a-fit' as const }] as const);
    await verdicts.save(accountId('account-1'), analyst.id, new Map(changes));
    await records.note(asha, 'Call');
    await records.note(asha, 'Call her');
    await arrive();
    expect(text()).toContain('Marked Asha Rao and Bela Sen as Not a fit for Analyst');
    expect(text()).toContain('Wrote a note on Asha Rao');
    expect(presenter.entries).toHaveLength(2);
    presenter.show('notes');
    expect(presenter.shown.map(({ kind }) => kind)).toEqual(['noted']);
    presenter.showAll();
    presenter.find('bela');
    await settle();
    expect(presenter.shown.map(({ kind }) => kind)).toEqual(['not-a-fit']);
    expect(text()).toContain('Marked Bela Sen and Asha Rao as Not a fit');
    presenter.find('zzz');
    expect(text()).toContain('No activity matches “zzz”. Show everything');
  });

  it('lists drafts first, opens them and deletes them with an undo', async () => {
    const { arrive, settle, drafts, text, presenter, navigator, mailings, notices } = anActivity();
    const draft = { subject: 'Hello', content: 'Hi', meetingLink: '' };
    drafts.keep({ id: 'asha', to: 'one', href: '/connect/asha', label: '', students: [asha], draft });
    const list = { href: '/opportunitypage?job=analyst', label: 'Applicants' };
    drafts.keep({ id: 'many', to: 'many', ...list, students: [asha, bela], draft: { ...draft, subject: '' } });
    await drafts.flush();
    await arrive();
    expect(text()).toContain(
      'Drafts To Asha Rao and Bela Sen · No subject Continue Delete Nov 23 To Asha Rao · Hello Continue Delete Nov 23',
    );
    const [many, one] = presenter.drafts.all;
    if (many === undefined || one === undefined) throw new Error('drafts are missing');
    await presenter.drafts.open(one);
    await presenter.drafts.open(many);
    expect(navigator.went.map(({ path }) => path)).toEqual(['/connect/asha', '/connect?job=analyst']);
    expect([mailings.id, mailings.draft.content, mailings.addressees.length]).toEqual(['many', 'Hi', 2]);
    await presenter.drafts.remove(one);
    expect(presenter.drafts.all).toEqual([many]);
    notices.toasts.at(-1)?.action?.onPress();
    await settle();
    expect(presenter.drafts.all).toHaveLength(2);
  });

  it('deletes drafts from the tab too, which would save them again', async () => {
    const { arrive, drafts, presenter, mailings } = anActivity();
    const draft = { subject: 'Hello', content: 'Hi', meetingLink: '' };
    drafts.keep({ id: asha, to: 'one', href: '/connect/asha', label: '', students: [asha], draft });
    const list = { href: '/opportunitypage?job=analyst', label: 'Applicants' };
    drafts.keep({ id: 'many', to: 'many', ...list, students: [asha, bela], draft });
    await drafts.flush();
    await arrive();
    for (const email of presenter.drafts.all) {
      await presenter.drafts.open(email);
      await presenter.drafts.remove(email);
    }
    expect(presenter.drafts.all).toEqual([]);
    expect([drafts.find(asha), mailings.id, mailings.draft.content]).toEqual([null, 'many', '']);
  });

  it('requests no names after it has closed, and no folders for other entries', async () => {
    const { did, presenter, directory, folders, settle } = anActivity();
    await did({ kind: 'shortlisted', job: analyst.id, students: [asha] });
    const leave = presenter.activate();
    leave();
    expect(presenter.names.people.request.pending).toBe(false);
    await did({ kind: 'written', students: [bela] });
    await settle();
    expect(directory.asked).toHaveLength(1);
    const entry = presenter.entries.find(({ kind }) => kind === 'shortlisted');
    if (entry !== undefined) await presenter.undo(entry);
    expect(directory.asked).toHaveLength(2);
    expect(folders.asked.filter(([method]) => method === 'all')).toHaveLength(1);
  });
});
