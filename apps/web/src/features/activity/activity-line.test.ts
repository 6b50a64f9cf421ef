import type { ActivityEntry } from '@glo/domain/activity/activity';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, aClosedJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ServiceStore } from '../../state/store/service-store.ts';
import { testContainer } from '../../testing/container.ts';
import { FoldersState } from '../candidate-list/folders-state.ts';
import { activityLine, activitySentence, placeText, peopleText } from './activity-line.ts';
import { ActivityNames } from './activity-names.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];
const entry = (change: Partial<ActivityEntry>): ActivityEntry => ({
  kind: 'shortlisted',
  job: null,
  folder: null,
  title: '',
  students: [],
  count: change.students?.length ?? 0,
  at: '2026-11-21T12:00:00.000Z',
  ...change,
});

/** Loaded names, unless `isRead` is false. */
async function someNames({ entries = [entry({ students: [asha] })], isRead = true } = {}) {
  const { container, board, directory, folders: folderPort } = testContainer();
  board.answers.activeJobs = success([anActiveJob({ id: jobId('analyst'), title: 'Analyst' })]);
  board.answers.pastJobs = success([aClosedJob({ id: jobId('clerk'), title: 'Clerk' })]);
  directory.answers.byIds = success([aCandidate({ id: asha, name: 'Asha Rao' })]);
  folderPort.answers.all = success([aFolder({ id: folderId('f1'), name: 'Summer 2027' })]);
  const names = new ActivityNames(() => entries, container.get(ServiceStore));
  const folders = container.get(FoldersState);
  const read = async () => {
    names.load();
    folders.open();
    await when(() => !names.loading && folders.all.state !== 'loading');
  };
  if (isRead) await read();
  return { names, folders, board, directory, read };
}

describe('the sentence of an entry', () => {
  it.each([
    [{ job: jobId('analyst'), students: [asha] }, 'Shortlisted Asha Rao for Analyst', '/opportunitypage?job=analyst'],
    [{ job: jobId('gone'), students: [bela] }, 'Shortlisted a candidate for a job', null],
    [
      { kind: 'unshortlisted', job: jobId('clerk'), students: [asha] },
      'Removed Asha Rao from the shortlist for Clerk',
      '/opportunitypage?job=clerk',
    ],
    [{ kind: 'posted', title: 'Clerk' }, 'Posted Clerk', '/opportunitypage?job=clerk'],
    [{ kind: 'posted', title: 'Ecologist' }, 'Posted Ecologist', '/recruit?job_state=ACTIVE'],
    [{ kind: 'edited', title: 'Clerk' }, 'Edited Clerk', '/recruit?job_state=ACTIVE'],
    [{ kind: 'closed', job: jobId('gone') }, 'Closed a job', null],
    [
      { kind: 'filed', folder: folderId('f1'), students: [asha] },
      'Added Asha Rao to Summer 2027',
      '/shortlistedCandidates?folder=f1',
    ],
    [{ kind: 'filed', folder: folderId('gone'), students: [asha] }, 'Added Asha Rao to a folder', null],
    [{ kind: 'filed', folder: folderId('gone'), title: 'Old', students: [asha] }, 'Added Asha Rao to Old', null],
    [{ kind: 'folder-created', title: 'New' }, 'Created the folder New', null],
    [
      { kind: 'folder-created', folder: folderId('f1') },
      'Created the folder Summer 2027',
      '/shortlistedCandidates?folder=f1',
    ],
    [{ kind: 'folder-created', title: 'New', students: [asha] }, 'Added Asha Rao to the new folder New', null],
    [{ kind: 'written', students: [asha] }, 'Emailed Asha Rao', undefined],
    [
      { kind: 'told-no', job: jobId('analyst'), students: [asha] },
      'Told no: Asha Rao for Analyst',
      '/opportunitypage?job=analyst',
    ],
  ] as const)('says, for %j, "%s" and links to %s', async (change, sentence, href) => {
    const { names, folders } = await someNames();
    const line = activityLine(entry(change), names, folders);
    expect([activitySentence(line), line.place?.href]).toEqual([sentence, href]);
  });

  it('names three people and counts the others', async () => {
    const { names, folders } = await someNames();
    const students = ['asha', 's1', 's2', 's3'].map(studentId);
    const line = activityLine(entry({ job: jobId('analyst'), students, count: 1200 }), names, folders);
    expect(line.people).toEqual([
      { label: 'Asha Rao', href: '/glofolio/asha?job=analyst' },
      { label: 'a candidate', href: null },
      { label: 'a candidate', href: null },
    ]);
    expect([line.more, peopleText(line)]).toEqual([1197, 'Asha Rao, a candidate, a candidate and 1,197 more']);
    expect(peopleText({ ...line, more: 0 })).toBe('Asha Rao, a candidate and a candidate');
    expect([placeText(line), placeText({ ...line, place: null })]).toEqual(['Analyst', '']);
  });
});

describe('the names in the activity', () => {
  it('are requested once for the first three people of each entry', async () => {
    const four = ['asha', 'bela', 's1', 's2'].map(studentId);
    const { names } = await someNames({ entries: [entry({ students: [asha] }), entry({ students: four })] });
    expect(names.wanted).toEqual(['asha', 'bela', 's1']);
  });

  it('load until both jobs and people have loaded', async () => {
    const { names, board, directory, read } = await someNames({ isRead: false });
    expect([names.loading, names.missing]).toEqual([true, false]);
    await read();
    expect([names.loading, names.missing]).toEqual([false, false]);
    const waiting = await someNames({ isRead: false });
    waiting.names.jobs.read();
    await when(() => waiting.names.jobs.state === 'ready');
    expect(waiting.names.loading).toBe(true);
    const people = await someNames({ isRead: false });
    await people.names.people.load();
    expect(people.names.loading).toBe(true);
    expect([board.asked.length, directory.asked.length]).toEqual([2, 1]);
  });

  it.each(['activeJobs', 'pastJobs'] as const)('are missing if the %s fail', async (list) => {
    const { names, board, read } = await someNames({ isRead: false });
    board.answers[list] = failure('unreachable');
    await read();
    expect([names.missing, names.jobOf(entry({ job: jobId('analyst') }))]).toEqual([true, null]);
  });
});
