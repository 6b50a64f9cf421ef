import { injectable } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { Configuration } from '../state/configuration.ts';
import { SavedRoot } from '../state/saved-root.ts';
import { addScreen, createContainer } from './container.ts';
import { routes } from './routes.ts';

describe('the container', () => {
  it.each(routes.map((route) => [route.path, route] as const))('can present %s', async (_, route) => {
    const container = createContainer(aConfiguration());
    const screen = await route.load();
    addScreen(container, screen);
    expect(container.get(screen.Presenter)).toBeInstanceOf(screen.Presenter);
  });

  it('can keep state on this device', () => {
    expect(createContainer(aConfiguration()).get(SavedRoot)).toBeInstanceOf(SavedRoot);
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
    appStoreUrl: '',
    playStoreUrl: '',
  };
}
