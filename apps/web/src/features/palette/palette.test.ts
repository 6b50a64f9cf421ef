import { MemoryRows } from '@glo/domain/testing/device';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, aRecruiterWithoutCompany, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { emptyCriteria } from '@glo/domain/search/search';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aList } from '../../testing/candidate-list.ts';
import { filterCommands } from '../filter/filter-commands.ts';
import { listCommands } from '../candidate-list/list/commands/list-commands.ts';
import { aPalette, itemCalled, opened, rowsOf, signOut } from '../../testing/palette/a-palette.ts';

describe('the command palette', () => {
  it('offers the shortcuts and commands of the screen before the other screens', async () => {
    const { palette, screen } = aPalette();
    const next = vi.fn<() => void>();
    const print = vi.fn<() => void>();
    screen.register({
      keys: [{ keys: ['j', 'ArrowRight'], label: 'Next candidate', press: next }],
      commands: [{ label: 'Print', to: print }],
    });
    await opened(palette);
    expect(rowsOf(palette).slice(0, 3)).toEqual([
      ['Next candidate', undefined, 'j'],
      ['Print', undefined, undefined],
      ['Dashboard', undefined, undefined],
    ]);
    for (const name of ['Next candidate', 'Print', 'Sign Out']) palette.choose(itemCalled(palette, name));
    expect([next, print, signOut].map((act) => act.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('lists the commands of a job in the order of use, with the keys that are switched on', async () => {
    const { palette, screen } = aPalette();
    const list = aList({ jobId: jobId('job-1') }).list;
    const run = () => undefined;
    screen.register({ commands: [{ label: 'Close this Job', to: run, rank: 'last' }, ...filterCommands(run, list)] });
    screen.register({ commands: [...listCommands(list), { label: 'Review 2', to: run, rank: 'first' }] });
    screen.register({ forSelected: { text: '1 selected', commands: [{ label: 'Maybe', to: run, shortcut: 'm' }] } });
    const leave = palette.activate({ screens: [], everywhere: [], areCharactersEnabled: true });
    const rows = () => rowsOf(palette).map(([label, , key]) => [label, key]);
    expect(rows().slice(0, 6)).toEqual([
      ['Maybe', 'm'],
      ['Review 2', undefined],
      ['Filter', undefined],
      ['Share with a manager', undefined],
      ['Export CSV', undefined],
      ['Print', 'Control+p'],
    ]);
    palette.type('s');
    expect(rows().at(-1)?.[0]).toBe('Close this Job');
    leave();
    palette.type('');
    palette.activate({ screens: [], everywhere: [], areCharactersEnabled: false });
    expect(rows()[0]).toEqual(['Maybe', undefined]);
    expect(rows()).toContainEqual(['Print', 'Control+p']);
  });

  it('offers the commands for the selection under its count', async () => {
    const { palette, screen } = aPalette();
    const shortlist = vi.fn<() => void>();
    screen.register({ commands: [{ label: 'Duplicate', to: '/jobform' }] });
    screen.register({ forSelected: { text: '2 selected', commands: [{ label: 'Shortlist 2', to: shortlist }] } });
    screen.register({ forSelected: { text: '', commands: [] } });
    await opened(palette);
    expect([
      palette.selectedText,
      ...rowsOf(palette)
        .map(([label]) => label)
        .slice(0, 2),
    ]).toEqual(['2 selected', 'Shortlist 2', 'Duplicate']);
    palette.type('short');
    palette.choose(itemCalled(palette, 'Shortlist 2'));
    expect(shortlist).toHaveBeenCalledTimes(1);
  });

  it('finds the review of each job with applicants to review', async () => {
    const { palette, screen, navigator } = aPalette();
    await opened(palette);
    expect(rowsOf(palette).filter(([label]) => label?.startsWith('Review'))).toEqual([]);
    palette.type('review g');
    expect(rowsOf(palette)).toEqual([['Review 2: Graduate Data Analyst', undefined, undefined]]);
    palette.choose(itemCalled(palette, 'Review 2: Graduate Data Analyst'));
    await vi.waitFor(() => expect(navigator.went.map(({ path }) => path)).toEqual(['/glofolio/s1?job=job-1']));
    screen.register({ commands: [{ label: 'Review 2: Graduate Data Analyst', to: () => undefined }] });
    expect(rowsOf(palette)).toHaveLength(1);
  });

  it('offers the search if nothing is found once jobs and people have loaded', async () => {
    const { palette } = aPalette();
    const leave = palette.activate({
      screens: [{ label: 'Search Candidates', href: '/searchCandidate' }],
      everywhere: [],
      areCharactersEnabled: true,
    });
    palette.type('karma');
    expect([palette.isNothingFound, palette.groups]).toEqual([false, []]);
    await when(() => palette.isNothingFound);
    expect([palette.isNothingFound, rowsOf(palette).map(([label]) => label)]).toEqual([true, ['Search Candidates']]);
    leave();
  });

  it('finds folders and saved searches', async () => {
    const { palette, records, navigator } = aPalette();
    await opened(palette);
    const criteria = { ...emptyCriteria, skills: ['SQL'] };
    await records.editSearches(() => [{ id: 'search-1', name: 'Data people', criteria, lastRun: null }]);
    palette.type('data');
    expect(rowsOf(palette)).toContainEqual(['Data people', 'SQL', undefined]);
    palette.choose(itemCalled(palette, 'Data people'));
    palette.type('summer');
    palette.choose(itemCalled(palette, 'Summer 2027'));
    expect(navigator.went.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/candidateModal\?.*skills=SQL/),
      expect.stringMatching(/^\/shortlistedCandidates\?folder=/),
    ]);
  });

  it('is empty before it opens, and requests no jobs without a session', async () => {
    const { palette, board, session } = aPalette();
    expect([palette.query, palette.entries]).toEqual(['', { screens: [], everywhere: [], areCharactersEnabled: true }]);
    expect(rowsOf(palette).map(([label]) => label)).toEqual(['Turn on blind review']);
    session.end();
    await opened(palette);
    expect([board.asked, palette.jobs.all.state]).toEqual([[], 'failed']);
  });

  it('navigates with a history entry, and checks unsaved work by path', async () => {
    const { palette, unsaved, navigator } = aPalette();
    await opened(palette);
    const asked: string[] = [];
    unsaved.watch(() => true, { mayLeaveTo: (path) => asked.push(path) > 0 });
    const { choose } = palette;
    choose(itemCalled(palette, 'Graduate Data Analyst'));
    expect(asked).toEqual(['/opportunitypage']);
    expect(navigator.went).toEqual([{ path: '/opportunitypage?job=job-1', options: { onward: true } }]);
  });

  it('describes screens, jobs, people, searches and folders, with unique keys', async () => {
    const { palette, screen, seen, records, folders } = aPalette();
    folders.answers.all = success([
      aFolder({ id: folderId('f1'), name: 'One', candidates: [studentId('s1')] }),
      aFolder({ id: folderId('f2'), name: 'Two', candidates: [studentId('s1'), studentId('s2')] }),
    ]);
    screen.register({
      commands: [{ label: 'Print', to: () => undefined }],
      keys: [{ keys: [], label: 'Next', press: signOut }],
    });
    seen.open({
      person: aCandidate({ id: studentId('s1'), name: 'Sana Qazi', profilePicture: '/s.png' }),
      href: '/s1',
    });
    await opened(palette);
    const criteria = { ...emptyCriteria, skills: ['SQL', 'R'] };
    await records.editSearches(() => [{ id: 'search-1', name: 'Data people', criteria, lastRun: null }]);
    expect(palette.groups.flat().map(({ key, detail }) => [key, detail])).toEqual([
      ['command Next', undefined],
      ['command Print', undefined],
      ['screen /dashboard', undefined],
      ['job job-1', '2 applied, 2 to review'],
      ['job job-2', 'Closed'],
      ['person s1', 'Graduate Data Analyst · applied'],
      ['search search-1', 'SQL, R'],
      ['folder f1', '1 person'],
      ['folder f2', '2 people'],
      ['everywhere Turn on blind review', undefined],
      ['everywhere Sign Out', undefined],
    ]);
    expect(itemCalled(palette, 'Sana Qazi').pictureUrl).toBe('/s.png');
    expect(itemCalled(palette, 'Next')).not.toHaveProperty('shortcut');
  });

  it('loads saved searches from the device', async () => {
    const rows = new MemoryRows();
    const before = aPalette(rows);
    await before.records.editSearches(() => [{ id: 'one', name: 'Kept', criteria: emptyCriteria, lastRun: null }]);
    const { palette } = aPalette(rows);
    await opened(palette);
    await new Promise(setImmediate);
    expect(rowsOf(palette).map(([label]) => label)).toContain('Kept');
  });

  it('offers no jobs, people or blind review without a company', () => {
    const { palette, session } = aPalette();
    expect(palette.hasCompany).toBe(true);
    session.start(aSession(aRecruiterWithoutCompany()));
    expect(palette.hasCompany).toBe(false);
    expect(rowsOf(palette)).toEqual([]);
  });

  it('offers everything else if the jobs fail to load', async () => {
    const { palette, board } = aPalette();
    board.answers.pastJobs = failure('unreachable');
    await opened(palette);
    expect([palette.jobs.all.state, rowsOf(palette).map(([label]) => label)]).toEqual([
      'failed',
      ['Dashboard', 'Summer 2027', 'Turn on blind review', 'Sign Out'],
    ]);
  });
});
