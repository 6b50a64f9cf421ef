import { injectable } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { Configuration } from '../state/configuration.ts';
import { SavedRoot } from '../state/saved-root.ts';
import { createContainer, loadModules } from './container.ts';
import { routes } from './routes.ts';

describe('the container', () => {
  it.each(routes.map((route) => [route.path, route] as const))('can present %s', async (_, route) => {
    const container = createContainer(aConfiguration());
    const { Presenter, modules } = await route.load();
    loadModules(container, modules);
    expect(container.get(Presenter)).toBeInstanceOf(Presenter);
  });

  it('can keep state on this device', () => {
    expect(createContainer(aConfiguration()).get(SavedRoot)).toBeInstanceOf(SavedRoot);
  });

  it('makes a new presenter for every visit and keeps one state for all', async () => {
    const container = createContainer(aConfiguration());
    const [route] = routes;
    const { Presenter, modules } = await (route?.load() ?? Promise.reject(new Error('There are no routes')));
    loadModules(container, modules);
    expect(container.get(Presenter)).not.toBe(container.get(Presenter));
    expect(container.get(SavedRoot)).toBe(container.get(SavedRoot));
  });

  // A constructor type imported with `import type` leaves `Object` in the metadata: this is how that shows.
  it('refuses a presenter whose dependency was only a type', () => {
    class Broken {
      readonly dependency: object;
      constructor(dependency: object) {
        this.dependency = dependency;
      }
    }
    Reflect.defineMetadata('design:paramtypes', [Object], Broken);
    injectable()(Broken);
    const container = createContainer(aConfiguration());
    container.bind(Broken).toSelf();
    expect(() => container.get(Broken)).toThrow('Object');
  });
});

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
