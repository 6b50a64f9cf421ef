import { FakeSession } from '../testing/onboarding.ts';
import { describe, expect, it } from 'vitest';
import { FolderKeeping } from '../folders/folder-keeping.ts';
import { JobLifecycle } from '../jobs/job-lifecycle.ts';
import { failure, success } from '../shared/outcome.ts';
import { aCandidate, aCompleteDraft, aSession, jobId, studentId } from '../testing/builders.ts';
import { aFolder, folderId, someFolders } from '../testing/folders.ts';
import { aCandidateDirectory, someShortlists } from '../testing/hiring.ts';
import { aJobBoard } from '../testing/jobs.ts';
import type { ActivityEvent, ActivityEntry } from './activity.ts';
import { folderEvents, folderKeepingEvents, jobEvents, withRecording, shortlistEvents } from './recorded.ts';
import { aShortlisting } from '../testing/shortlisting.ts';
import { ActivityUndo } from './activity-undo.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';

const [job, folder, student] = [jobId('job-1'), folderId('folder-1'), studentId('student-1')];

describe('the activity log', () => {
  it('records changes of a shortlist', async () => {
    const { shortlists, acts } = services();
    await shortlists.add(job, aCandidate());
    await shortlists.remove(job, student);
    expect(acts).toEqual([
      { kind: 'shortlisted', job, students: [student] },
      { kind: 'unshortlisted', job, students: [student] },
    ]);
  });

  it('records changes of folders, but no candidate who was in the folder', async () => {
    const { folders, port, acts } = services();
    await folders.save(folder, student);
    port.folders.answers.save = success('already-there');
    await folders.save(folder, studentId('student-2'));
    await folders.remove(folder, student);
    const made = { name: 'New', recruiter: aSession().accountId, company: null, candidates: [student] };
    await folders.create(made);
    port.folders.answers.create = success(null);
    await folders.create({ ...made, candidates: [] });
    expect(acts).toEqual([
      { kind: 'filed', folder, students: [student] },
      { kind: 'unfiled', folder, students: [student] },
      { kind: 'folder-created', title: 'New', students: [student], folder: folderId('folder-2') },
      { kind: 'folder-created', title: 'New', students: [] },
    ]);
  });

  it('records a removal from all folders once per folder', async () => {
    const { keeping, port, acts } = services();
    port.folders.answers.all = success([aFolder(), aFolder({ id: folderId('folder-2') })]);
    await keeping.removeFromAll(student);
    expect(acts).toEqual([
      { kind: 'unfiled', folder, students: [student] },
      { kind: 'unfiled', folder: folderId('folder-2'), students: [student] },
    ]);
  });

  it('records changes of jobs', async () => {
    const { lifecycle, acts } = services();
    await lifecycle.post();
    await lifecycle.update(job, aCompleteDraft(), null);
    await lifecycle.changeStatus(job, 'CLOSED');
    await lifecycle.changeStatus(job, 'ACTIVE');
    expect(acts).toEqual([
      { kind: 'posted', title: aCompleteDraft().title },
      { kind: 'edited', job },
      { kind: 'closed', job },
      { kind: 'activated', job },
    ]);
  });

  it('passes on failures without recording them', async () => {
    const { shortlists, port, acts } = services();
    port.shortlists.answers.add = failure('refused', 'No.');
    expect(await shortlists.add(job, aCandidate())).toEqual(failure('refused', 'No.'));
    expect(acts).toEqual([]);
  });
});

describe('undo', () => {
  const entry = (change: Partial<ActivityEntry>): ActivityEntry => ({
    kind: 'written',
    job: null,
    folder: null,
    title: '',
    students: [student],
    count: 1,
    at: '',
    ...change,
  });

  it.each<[ActivityEntry['kind'], Partial<ActivityEntry>, unknown[]]>([
    ['shortlisted', { job }, ['remove', job, student]],
    ['unshortlisted', { job }, ['add', job, aCandidate()]],
    ['filed', { folder }, ['remove', folder, student]],
    ['unfiled', { folder }, ['save', folder, student]],
    ['closed', { job }, ['changeStatus', job, 'ACTIVE']],
    ['activated', { job }, ['changeStatus', job, 'CLOSED']],
  ])('reverses %s', async (kind, of, asked) => {
    const { activityUndo, port } = services();
    expect(await activityUndo.run(entry({ kind, ...of }))).toMatchObject({ ok: true });
    expect([...port.shortlists.asked, ...port.folders.asked, ...port.board.asked]).toEqual([asked]);
  });

  it('is recorded itself', async () => {
    const { activityUndo, acts } = services();
    await activityUndo.run(entry({ kind: 'shortlisted', job }));
    expect(acts).toEqual([{ kind: 'unshortlisted', job, students: [student] }]);
  });

  it('stops at the first failure', async () => {
    const { activityUndo, port } = services();
    const students = [student, studentId('student-2')];
    await activityUndo.run(entry({ kind: 'shortlisted', job, students }));
    expect(port.shortlists.asked).toHaveLength(2);
    port.shortlists.answers.remove = failure('unreachable');
    expect(await activityUndo.run(entry({ kind: 'shortlisted', job, students }))).toEqual(failure('unreachable'));
    expect(port.shortlists.asked).toHaveLength(3);
  });

  it('fails for a student who cannot be loaded', async () => {
    const { activityUndo, port } = services();
    port.directory.answers.byIds = success([]);
    expect(await activityUndo.run(entry({ kind: 'unshortlisted', job }))).toEqual(failure('refused'));
    port.directory.answers.byIds = failure('unreachable');
    expect(await activityUndo.run(entry({ kind: 'unshortlisted', job }))).toEqual(failure('unreachable'));
    expect(port.shortlists.asked).toEqual([]);
  });

  it.each<[string, Partial<ActivityEntry>]>([
    ['is irreversible', { kind: 'written' }],
    ['is an edit of a job', { kind: 'edited', job }],
    ['creates a folder', { kind: 'folder-created', folder }],
    ['has no job', { kind: 'closed' }],
    ['has no folder', { kind: 'filed' }],
  ])('fails for an act that %s', async (_, of) => {
    const { activityUndo, port } = services();
    expect(await activityUndo.run(entry(of))).toEqual(failure('refused'));
    expect([...port.shortlists.asked, ...port.folders.asked, ...port.board.asked]).toEqual([]);
  });
});

function services() {
  const acts: ActivityEvent[] = [];
  const log = { record: (act: ActivityEvent) => void acts.push(act) };
  const port = {
    board: aJobBoard(),
    shortlists: someShortlists(),
    folders: someFolders(),
    directory: aCandidateDirectory(),
  };
  const session = new FakeSession(aSession());
  const board = withRecording(port.board, jobEvents, log);
  const shortlists = withRecording(port.shortlists, shortlistEvents, log);
  const folders = withRecording(port.folders, folderEvents, log);
  const keeping = withRecording(new FolderKeeping(folders, session), folderKeepingEvents, log);
  const drafts = { draft: aCompleteDraft(), changedAt: null, update: () => undefined, clear: () => undefined };
  const lifecycle = new JobLifecycle(board, drafts, session, new FakeTabs());
  const { shortlisting } = aShortlisting({ shortlists: port.shortlists });
  const activityUndo = new ActivityUndo(shortlisting, folders, lifecycle, port.directory);
  return { port, acts, shortlists, folders, keeping, lifecycle, activityUndo };
}
