import { SignOut } from '@glo/domain/account/sign-out';
import { aSession } from '@glo/domain/testing/builders';
import { aServiceSession } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWindow } from '../testing/page.ts';
import { BrowserLeaving, BrowserSight } from './browser-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the time in sight', () => {
  it('counts while the page is visible, and starts again after the page was hidden', () => {
    const { act, show } = aVisiblePage('visible');
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
    const { act, show, stop } = aVisiblePage('hidden');
    vi.advanceTimersByTime(5000);
    show('visible');
    vi.advanceTimersByTime(1000);
    stop();
    show('visible');
    vi.advanceTimersByTime(5000);
    expect(act).not.toHaveBeenCalled();
  });
});

function aVisiblePage(visibilityState: 'visible' | 'hidden') {
  const tab = aWindow();
  const page = { visibilityState };
  vi.stubGlobal('document', page);
  const act = vi.fn<() => void>();
  const stop = new BrowserSight().after(1500, act);
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  return { act, stop, show };
}

describe('leaving', () => {
  it('covers closing the page and signing out', () => {
    const { leaving, close, signOut } = aPage();
    const done: string[] = [];
    const act = (name: string) => async () => void done.push(name);
    leaving.before(act('first'));
    close();
    signOut.run();
    expect(done).toEqual(['first', 'first']);
  });

  it('does not run a cancelled action', () => {
    const { leaving, close, signOut } = aPage();
    const act = vi.fn<() => Promise<void>>();
    leaving.before(act)();
    close();
    signOut.run();
    expect(act).not.toHaveBeenCalled();
  });
});

function aPage() {
  const tab = aWindow();
  const signOut = new SignOut(new FakeSession(aSession()), aServiceSession());
  return { leaving: new BrowserLeaving(signOut), signOut, close: () => tab.dispatchEvent(new Event('pagehide')) };
}
