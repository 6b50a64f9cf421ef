import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouterNavigator } from './router-navigator.ts';

describe('going somewhere', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('adds no entry when one already is there', () => {
    const { navigator, went } = aNavigator('/recruit');
    navigator.go('/recruit');
    navigator.go('/dashboard');
    expect(went).toEqual([
      ['/recruit', { replace: true }],
      ['/dashboard', { replace: false }],
    ]);
  });

  it('is too late for a page that somebody is leaving', () => {
    const { navigator, went, moveTo, show } = aNavigator('/shortlistedCandidates');
    moveTo('/helpcentre');
    navigator.go('/shortlistedCandidates?folder=1', { replace: true });
    expect(went).toEqual([]);
    show();
    navigator.go('/bugreport');
    expect(went).toHaveLength(1);
  });

  it('further on the way that somebody is leaving on is not too late', () => {
    const { navigator, went, moveTo } = aNavigator('/glofolio/1');
    moveTo('/glofolio/2');
    navigator.go('/glofolio/3', { replace: true, onward: true });
    expect(went).toEqual([['/glofolio/3', { replace: true }]]);
  });

  it('the address of where one stands takes the place of the one before, behind the router’s back', () => {
    const { navigator, went, written, moveTo } = aNavigator('/recruit');
    navigator.replaceUrl('/recruit?sort=name');
    expect([written, went]).toEqual([[[{ idx: 2 }, '', '/recruit?sort=name']], []]);
    moveTo('/helpcentre');
    navigator.replaceUrl('/recruit?sort=score');
    expect(written).toHaveLength(1);
  });

  it('knows the entry of the history it stands at, and whether a way back made it', () => {
    const { navigator } = aNavigator('/recruit');
    expect(navigator.entry).toEqual({ key: 'first', isReturn: false });
    vi.stubGlobal('history', { state: { idx: 3, key: 'k3', usr: { isReturn: true } } });
    expect(navigator.entry).toEqual({ key: 'k3', isReturn: true });
    vi.stubGlobal('history', { state: null });
    expect(navigator.entry).toEqual({ key: 'first', isReturn: false });
  });

  it('an address the browser refuses does not hold up the screen', () => {
    const { navigator } = aNavigator('/recruit');
    const refuse = (error: Error) => () => {
      throw error;
    };
    vi.stubGlobal('history', { state: null, replaceState: refuse(new DOMException('too many', 'SecurityError')) });
    expect(() => navigator.replaceUrl('/recruit?sort=name')).not.toThrow();
    vi.stubGlobal('history', { state: null, replaceState: refuse(new TypeError('a mistake of ours')) });
    expect(() => navigator.replaceUrl('/recruit?sort=name')).toThrow('a mistake of ours');
  });
});

/** In a browser that shows this path. */
function aNavigator(path: string) {
  const navigator = new RouterNavigator();
  const went: unknown[][] = [];
  const written: unknown[][] = [];
  vi.stubGlobal('history', { state: { idx: 2 }, replaceState: (...asked: unknown[]) => void written.push(asked) });
  const show = () => navigator.connect((...asked: unknown[]) => void went.push(asked));
  const moveTo = (pathname: string) => vi.stubGlobal('location', { pathname, search: '' });
  moveTo(path);
  show();
  return { navigator, went, written, moveTo, show };
}
