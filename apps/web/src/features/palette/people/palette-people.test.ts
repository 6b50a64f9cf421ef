import { MemoryRows } from '@glo/domain/testing/device';
import { nameOf } from '@glo/domain/candidates/identity';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aPalette, aPerson, itemCalled, opened, rowsOf, sana, sanjay } from '../../../testing/palette/a-palette.ts';

describe('people in the palette', () => {
  it('finds the people on the screen with their links', async () => {
    const { palette, screen, seen, navigator } = aPalette();
    seen.open(sanjay);
    screen.register({ shownPeople: [sanjay, { ...sana, href: '/glofolio/s1?job=job-1' }] });
    await opened(palette);
    palette.type('san');
    expect(palette.groups.flat().map(({ label }) => label)).toEqual(['Sanjay Iyer', 'Sana Qazi']);
    palette.choose(itemCalled(palette, 'Sana Qazi'));
    expect(navigator.went.map(({ path }) => path)).toEqual(['/glofolio/s1?job=job-1']);
  });

  it('finds people of earlier lists after opened profiles', async () => {
    const { palette, seen, screen, navigator } = aPalette();
    const leave = screen.register({ shownPeople: [sana, sanjay] });
    leave();
    seen.open({ ...sanjay, href: '/glofolio/s2?job=job-1' });
    await opened(palette);
    palette.type('san');
    expect(rowsOf(palette)).toEqual([
      ['Sanjay Iyer', 'Graduate Data Analyst · applied', undefined],
      ['Sana Qazi', 'Graduate Data Analyst · applied', undefined],
    ]);
    palette.choose(itemCalled(palette, 'Sanjay Iyer'));
    palette.choose(itemCalled(palette, 'Sana Qazi'));
    expect(navigator.went.map(({ path }) => path)).toEqual(['/glofolio/s2?job=job-1', '/glofolio/s1']);
  });

  it('lists only opened profiles before anything is typed', async () => {
    const { palette, screen, seen } = aPalette();
    seen.leave([sana]);
    screen.register({ shownPeople: [sanjay] });
    seen.open(aPerson('s3', 'Kisan Rao'));
    await opened(palette);
    const people = () => palette.groups.flat().filter(({ kind }) => kind === 'person');
    expect(people().map(({ label }) => label)).toEqual(['Kisan Rao']);
    palette.type('san');
    expect(people()).toHaveLength(3);
  });

  it('finds people of all jobs and folders that were never opened, with small spelling differences', async () => {
    const { palette, navigator, shortlists, folders, directory } = aPalette(new MemoryRows(), [
      aCandidate({ id: studentId('s1'), name: 'Pranjal Gogoi', skills: ['Excel'] }),
      aCandidate({ id: studentId('s2'), name: 'Karma Bhutia', skills: ['SQL', 'Data Vault'] }),
      aCandidate({ id: studentId('s4'), name: 'Kirti Nair', skills: [] }),
    ]);
    folders.answers.all = success([aFolder({ id: folderId('f1'), name: 'One', candidates: [studentId('s4')] })]);
    shortlists.answers.candidates = success([
      aCandidate({ id: studentId('s2'), name: 'Karma Bhutia', skills: ['SQL', 'Data Vault'] }),
    ]);
    await opened(palette);
    expect(directory.asked).toEqual([]);
    palette.type('gogi');
    await when(() => palette.groups.length > 0 && !palette.people.known.request.pending);
    const people = () => palette.groups.flat().map(({ label, detail, to }) => [label, detail, to]);
    expect(people()).toEqual([['Pranjal Gogoi', 'Graduate Data Analyst · applied', '/glofolio/s1?job=job-1']]);
    palette.type('bhutai');
    expect(people()).toEqual([['Karma Bhutia', 'Graduate Data Analyst · shortlisted', '/glofolio/s2?job=job-1']]);
    palette.type('vault');
    expect(people()[0]?.[1]).toBe('Data Vault · Graduate Data Analyst · shortlisted');
    palette.type('kirti');
    palette.choose(itemCalled(palette, 'Kirti Nair'));
    expect([people()[0]?.[1], navigator.went.at(-1)?.path]).toEqual(['In folders: One', '/glofolio/s4']);
    expect(directory.asked).toHaveLength(1);
  });

  it('finds people by college and degree once their profiles have been loaded', async () => {
    const { palette, store, directory, seen } = aPalette();
    const one = { school: 'Cotton', degree: 'BA Economics', majors: '', startDate: '', endDate: '', grade: '' };
    directory.answers.profile = success(aProfile({ id: sana.person.id, education: [one] }));
    seen.open(sana);
    await opened(palette);
    await store.profile(sana.person.id).read();
    palette.type('economics');
    expect(rowsOf(palette).map(([label, detail]) => [label, detail?.split(' · ')[0]])).toEqual([
      ['Sana Qazi', 'BA Economics'],
    ]);
    palette.type('cotton');
    expect(rowsOf(palette).map(([label]) => label)).toEqual(['Sana Qazi']);
  });

  it('says that people are missing, and loads them again without closing', async () => {
    const { palette, directory } = aPalette();
    directory.answers.byIds = failure('unreachable');
    await opened(palette);
    palette.type('gogi');
    await when(() => palette.people.note === 'Loading people');
    await when(() => palette.people.known.hasFailed);
    expect(palette.people.note).toBe("We couldn't load everyone.");
    const retry = itemCalled(palette, 'Try again');
    expect([retry.staysOpen, palette.isNothingFound]).toEqual([true, false]);
    directory.answers.byIds = success([aCandidate({ id: studentId('s1'), name: 'Pranjal Gogoi' })]);
    palette.choose(retry);
    await when(() => !palette.people.known.request.pending);
    expect([palette.people.note, rowsOf(palette).map(([label]) => label)]).toEqual(['', ['Pranjal Gogoi']]);
  });

  it('turns on blind review, and finds no one by a hidden name', async () => {
    const { palette, blind, seen } = aPalette();
    const masked = blind.masks.person(sana.person);
    seen.open({ ...sana, person: masked });
    await opened(palette);
    palette.choose(itemCalled(palette, 'Turn on blind review'));
    await when(() => blind.isOn);
    palette.type('sana');
    expect(rowsOf(palette)).toEqual([]);
    palette.type(nameOf(masked));
    expect(rowsOf(palette).map(([label]) => label)).toEqual([masked.name]);
    blind.reveal(masked.id);
    palette.type('sana');
    expect(rowsOf(palette).map(([label]) => label)).toEqual(['Sana Qazi']);
  });
});
