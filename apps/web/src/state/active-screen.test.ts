import { describe, expect, it } from 'vitest';
import { ActiveScreen } from './active-screen.ts';

describe('the open screen', () => {
  it('tells what it is as long as it is open', () => {
    const screen = new ActiveScreen();
    const close = screen.tell({ listHref: '/shortlistedCandidates?folder=1' });
    expect(screen.facts.listHref).toBe('/shortlistedCandidates?folder=1');
    close();
    expect(screen.facts).toEqual({});
  });

  it('is the one that came last: the one before closes after it', () => {
    const screen = new ActiveScreen();
    const close = screen.tell({ listHref: '/before' });
    screen.tell({ listHref: '/now' });
    close();
    expect(screen.facts.listHref).toBe('/now');
  });
});
