import { describe, expect, it } from 'vitest';
import { ActiveScreen } from './active-screen.ts';

describe('the open screen', () => {
  it('tells what it is as long as it is open', () => {
    const screen = new ActiveScreen();
    const close = screen.tell({ listHref: '/shortlistedCandidates?folder=1' });
    expect(screen.listHref).toBe('/shortlistedCandidates?folder=1');
    close();
    expect(screen.listHref).toBeNull();
  });

  it('is the one that came last: the one before closes after it', () => {
    const screen = new ActiveScreen();
    const close = screen.tell({ listHref: '/before' });
    screen.tell({ listHref: '/now' });
    close();
    expect(screen.listHref).toBe('/now');
  });

  it('and the list on it tell together', () => {
    const screen = new ActiveScreen();
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
});
