import { SignOut } from '@glo/domain/account/sign-out';
import { aServiceSession } from '@glo/domain/testing/fake-accounts';
import { aSession } from '@glo/domain/testing/builders';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserLeaving } from './browser-leaving.ts';

afterEach(() => vi.unstubAllGlobals());

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
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const signOut = new SignOut(new FakeSession(aSession()), aServiceSession());
  return { leaving: new BrowserLeaving(signOut), signOut, close: () => tab.dispatchEvent(new Event('pagehide')) };
}
