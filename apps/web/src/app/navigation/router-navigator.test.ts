import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouterNavigator } from './router-navigator.ts';

describe('RouterNavigator', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('adds no history entry for the current path', () => {
    const { navigator, went } = aNavigator('/recruit');
    navigator.navigate('/recruit');
    navigator.navigate('/dashboard');
    expect(went).toEqual([
      ['/recruit', { replace: true }],
      ['/dashboard', { replace: false }],
    ]);
  });

  it('ignores navigation from a screen that is being left', () => {
    const { navigator, went, moveTo, show } = aNavigator('/shortlistedCandidates');
    moveTo('/helpcentre');
    navigator.navigate('/shortlistedCandidates?folder=1', { replace: true });
    expect(went).toEqual([]);
    show();
    navigator.navigate('/bugreport');
    expect(went).toHaveLength(1);
  });

  it('allows onward navigation from a screen that is being left', () => {
    const { navigator, went, moveTo } = aNavigator('/glofolio/1');
    moveTo('/glofolio/2');
    navigator.navigate('/glofolio/3', { replace: true, onward: true });
    expect(went).toEqual([['/glofolio/3', { replace: true }]]);
  });

  it('replaces the URL without the router', () => {
    const { navigator, went, written, moveTo } = aNavigator('/recruit');
    navigator.replaceUrl('/recruit?sort=name');
    expect([written, went]).toEqual([[[{ idx: 2 }, '', '/recruit?sort=name']], []]);
    moveTo('/helpcentre');
    navigator.replaceUrl('/recruit?sort=score');
    expect(written).toHaveLength(1);
  });

  it('reads the history entry and whether a back link created it', () => {
    const { navigator } = aNavigator('/recruit');
    expect(navigator.entry).toEqual({ key: 'first', isReturn: false });
    vi.stubGlobal('history', { state: { idx: 3, key: 'k3', usr: { isReturn: true } } });
    expect(navigator.entry).toEqual({ key: 'k3', isReturn: true });
    vi.stubGlobal('history', { state: null });
    expect(navigator.entry).toEqual({ key: 'first', isReturn: false });
  });

  it('forgets the state of the entry, not what the router keeps', () => {
    const { navigator, written } = aNavigator('/recruit');
    Object.assign(history, { state: { idx: 3, key: 'k3', usr: { focus: 'note' } } });
    navigator.forgetState();
    expect(written).toEqual([[{ idx: 3, key: 'k3', usr: null }, '', undefined]]);
  });

  it('survives a URL that the browser refuses', () => {
    const { navigator } = aNavigator('/recruit');
    const refuse = (error: Error) => () => {
      throw error;
    };
    vi.stubGlobal('history', { state: null, replaceState: refuse(new DOMException('too many', 'SecurityError')) });
    expect(() => navigator.replaceUrl('/recruit?sort=name')).not.toThrow();
    vi.stubGlobal('history', { state: null, replaceState: refuse(new TypeError('a bug')) });
    expect(() => navigator.replaceUrl('/recruit?sort=name')).toThrow('a bug');
  });
});

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
