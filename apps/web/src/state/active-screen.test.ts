import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../testing/session.ts';
import { ActiveScreen } from './active-screen.ts';
import { RecentCandidates } from './recent-candidates.ts';

const aScreen = (seen = new RecentCandidates(aSignedInSession())) => new ActiveScreen(seen);
const person = (id: string) => ({ person: { id: studentId(id), name: id, profilePicture: '' }, href: `/${id}` });

describe('ActiveScreen', () => {
  it('returns a screen’s facts while it is open', () => {
    const screen = aScreen();
    const close = screen.tell({ listHref: '/shortlistedCandidates?folder=1' });
    expect(screen.listHref).toBe('/shortlistedCandidates?folder=1');
    close();
    expect(screen.listHref).toBeNull();
  });

  it('prefers the screen that opened last, even if the previous one closes later', () => {
    const screen = aScreen();
    const close = screen.tell({ listHref: '/before' });
    screen.tell({ listHref: '/now' });
    close();
    expect(screen.listHref).toBe('/now');
  });

  it('joins the keys and candidates of all parts', () => {
    const screen = aScreen();
    const key = (label: string) => ({ keys: [label], label, press: () => undefined });
    const [asha, kabir] = [person('asha'), person('kabir')];
    screen.tell({ keys: [key('s')], focusKeys: [key('x')], shownPeople: [asha] });
    screen.tell({ keys: [key('j')], focusKeys: [key('y')], shownPeople: [kabir] });
    screen.tell({});
    expect([screen.keys, screen.focusKeys].map((keys) => keys.map(({ label }) => label))).toEqual([
      ['s', 'j'],
      ['x', 'y'],
    ]);
    expect([screen.shownPeople, screen.commands, screen.listHref]).toEqual([[asha, kabir], [], null]);
  });

  it('has no list if the last screen has none', () => {
    const screen = aScreen();
    screen.tell({ listHref: '/before' });
    screen.tell({ listHref: null });
    expect(screen.listHref).toBeNull();
  });

  it('joins the commands of a screen and its list', () => {
    const screen = aScreen();
    const [edit, save] = [
      { label: 'Edit', to: '/editJob/job-1' },
      { label: 'Export CSV', to: () => undefined },
    ];
    screen.tell({ commands: [edit], listHref: '/recruit' });
    const closeList = screen.tell({ commands: [save] });
    expect([screen.commands, screen.listHref]).toEqual([[edit, save], '/recruit']);
    closeList();
    expect(screen.commands).toEqual([edit]);
  });

  it('remembers the candidates that a closed screen showed last', () => {
    const seen = new RecentCandidates(aSignedInSession());
    const screen = aScreen(seen);
    const facts = { shownPeople: [person('asha')] };
    const close = screen.tell(facts);
    facts.shownPeople = [person('kabir'), person('asha')];
    expect(seen.listed).toEqual([]);
    close();
    expect(seen.listed).toEqual([person('kabir'), person('asha')]);
  });
});
