import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../testing/session.ts';
import { ActiveScreen } from './active-screen.ts';
import { RecentCandidates } from './recent-candidates.ts';

const aScreen = (seen = new RecentCandidates(aSignedInSession())) => new ActiveScreen(seen);
const person = (id: string) => ({ person: { id: studentId(id), name: id, profilePicture: '' }, href: `/${id}` });

describe('ActiveScreen', () => {
  it('returns the facts of the screen that opened last, even if the previous one closes later', () => {
    const screen = aScreen();
    const closeFirst = screen.register({ listHref: '/before' });
    const close = screen.register({ listHref: '/now' });
    closeFirst();
    expect(screen.listHref).toBe('/now');
    screen.register({ listHref: null });
    expect(screen.listHref).toBeNull();
    close();
    expect(screen.listHref).toBeNull();
  });

  it('joins the keys, commands and candidates of all open parts', () => {
    const screen = aScreen();
    const key = (label: string) => ({ keys: [label], label, press: () => undefined });
    const [asha, kabir] = [person('asha'), person('kabir')];
    const [edit, save] = [
      { label: 'Edit', to: '/editJob/job-1' },
      { label: 'Export CSV', to: () => undefined },
    ];
    screen.register({
      keys: [key('s')],
      focusKeys: [key('x')],
      shownPeople: [asha],
      commands: [edit],
      listHref: '/recruit',
    });
    const closeList = screen.register({
      keys: [key('j')],
      focusKeys: [key('y')],
      shownPeople: [kabir],
      commands: [save],
    });
    expect([screen.keys, screen.focusKeys].map((keys) => keys.map(({ label }) => label))).toEqual([
      ['s', 'j'],
      ['x', 'y'],
    ]);
    expect([screen.shownPeople, screen.commands, screen.listHref]).toEqual([[asha, kabir], [edit, save], '/recruit']);
    closeList();
    expect([screen.shownPeople, screen.commands]).toEqual([[asha], [edit]]);
  });

  it('remembers the candidates that a closed screen showed last', () => {
    const seen = new RecentCandidates(aSignedInSession());
    const screen = aScreen(seen);
    const facts = { shownPeople: [person('asha')] };
    const close = screen.register(facts);
    facts.shownPeople = [person('kabir'), person('asha')];
    expect(seen.listed).toEqual([]);
    close();
    expect(seen.listed).toEqual([person('kabir'), person('asha')]);
  });
});
