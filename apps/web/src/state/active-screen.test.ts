import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../testing/session.ts';
import { ActiveScreen } from './active-screen.ts';
import { PeopleSeen } from './people-seen.ts';

const aScreen = (seen = new PeopleSeen(aSignedInSession())) => new ActiveScreen(seen);
const person = (id: string) => ({ person: { id: studentId(id), name: id, profilePicture: '' }, href: `/${id}` });

describe('the open screen', () => {
  it('tells what it is as long as it is open', () => {
    const screen = aScreen();
    const close = screen.tell({ listHref: '/shortlistedCandidates?folder=1' });
    expect(screen.listHref).toBe('/shortlistedCandidates?folder=1');
    close();
    expect(screen.listHref).toBeNull();
  });

  it('is the one that came last: the one before closes after it', () => {
    const screen = aScreen();
    const close = screen.tell({ listHref: '/before' });
    screen.tell({ listHref: '/now' });
    close();
    expect(screen.listHref).toBe('/now');
  });

  it('tells the keys and the people of all its parts, and that none of them says where it belongs', () => {
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

  it('may belong to no list, whatever the one before belonged to', () => {
    const screen = aScreen();
    screen.tell({ listHref: '/before' });
    screen.tell({ listHref: null });
    expect(screen.listHref).toBeNull();
  });

  it('and the list on it tell together', () => {
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

  it('is left with whom it showed at the end, who are remembered', () => {
    const seen = new PeopleSeen(aSignedInSession());
    const screen = aScreen(seen);
    const facts = { shownPeople: [person('asha')] };
    const close = screen.tell(facts);
    facts.shownPeople = [person('kabir'), person('asha')];
    expect(seen.listed).toEqual([]);
    close();
    expect(seen.listed).toEqual([person('kabir'), person('asha')]);
  });
});
