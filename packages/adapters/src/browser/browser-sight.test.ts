import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserSight } from './browser-sight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the time in sight', () => {
  it('counts while the page is visible, and starts again after the page was hidden', () => {
    const { act, show } = aPage('visible');
    vi.advanceTimersByTime(1499);
    show('hidden');
    vi.advanceTimersByTime(5000);
    show('visible');
    vi.advanceTimersByTime(1499);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
    show('hidden');
    show('visible');
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not count in a page that opens hidden, or after it was canceled', () => {
    const { act, show, stop } = aPage('hidden');
    vi.advanceTimersByTime(5000);
    show('visible');
    vi.advanceTimersByTime(1000);
    stop();
    show('visible');
    vi.advanceTimersByTime(5000);
    expect(act).not.toHaveBeenCalled();
  });
});

function aPage(visibilityState: 'visible' | 'hidden') {
  const tab = new EventTarget();
  const page = { visibilityState };
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const act = vi.fn<() => void>();
  const stop = new BrowserSight().after(1500, act);
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  return { act, stop, show };
}
