import { aSession } from '@glo/domain/testing/builders';
import { injectable } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import type { Configuration } from '../state/configuration.ts';
import { SavedRoot } from '../state/device/saved-root.ts';
import { SessionState } from '../state/session-state.ts';
import { addScreen, createContainer } from './container.ts';
import { routes } from './routes.ts';

describe('the container', () => {
  it.each(routes.map((route) => [route.path, route] as const))('can present %s', async (_, route) => {
    const container = createContainer(aConfiguration());
    const screen = await route.load();
    addScreen(container, screen);
    expect(container.get(screen.Presenter)).toBeInstanceOf(screen.Presenter);
  });

  it('can present Google’s part of the entry screens', async () => {
    const container = createContainer(aConfiguration());
    const { part } = await import('./parts/google-sign-in.ts');
    addScreen(container, part);
    expect(container.get(part.Presenter)).toBeInstanceOf(part.Presenter);
  });

  it('keeps state on this device under one key, root', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: (key: string, text: string) => kept.set(key, text) });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const container = createContainer(aConfiguration());
    const stop = await container.get(SavedRoot).start();
    container.get(SessionState).begin(aSession());
    expect([...kept.keys()]).toEqual(['root']);
    expect(Object.keys(JSON.parse(kept.get('root') ?? '{}'))).toEqual(['version', 'auth', 'onboarding', 'job']);
    stop();
    vi.unstubAllGlobals();
  });

  it('makes a new presenter for every visit and keeps one state for all', async () => {
    const container = createContainer(aConfiguration());
    const [route] = routes;
    const screen = await (route?.load() ?? Promise.reject(new Error('There are no routes')));
    addScreen(container, screen);
    expect(container.get(screen.Presenter)).not.toBe(container.get(screen.Presenter));
    expect(container.get(SavedRoot)).toBe(container.get(SavedRoot));
  });

  // What a constructor type imported with `import type` comes to: nothing is left of it at run time.
  it('refuses a presenter whose dependency was only a type', () => {
    const container = createContainer(aConfiguration());
    expect(() => container.bind(PresenterOfAType).toSelf()).toThrow('missing metadata');
  });
});

interface OnlyAType {
  readonly name: string;
}

@injectable()
class PresenterOfAType {
  readonly dependency: OnlyAType;

  constructor(dependency: OnlyAType) {
    this.dependency = dependency;
  }
}

function aConfiguration(): Configuration {
  return {
    productName: 'Glo',
    recruiterApi: '/api/recruiter',
    candidateApi: '/api/v1/mobile',
    credentials: 'same-origin',
    sessionEndUrl: '/session/end',
    googleClientId: '',
    googleScript: '',
    supportEmail: '',
    appStoreUrl: '',
    playStoreUrl: '',
    notificationHeader: null,
  };
}
