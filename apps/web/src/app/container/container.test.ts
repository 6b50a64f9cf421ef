import { aSession } from '@glo/domain/testing/builders';
import { type Container, type ContainerModule, injectable, type ServiceIdentifier } from 'inversify';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ConnectionState } from '../../state/connection-state.ts';
import { SavedRoot } from '../../state/device/saved-root.ts';
import { ShortcutsState } from '../../state/shortcuts-state.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { SessionState } from '../../state/session-state.ts';
import { ThemeState } from '../../state/theme-state.ts';
import { configuration } from '../../testing/fakes/configuration.ts';
import { createContainer, createPresenter } from './container.ts';
import { routes } from '../routing/routes.ts';

type Port = abstract new () => object;

/** All ports of the domain. The container would create an unbound one, because it cannot tell that a class is abstract. */
const ports = await portsOf(join(import.meta.dirname, '../../../../packages/domain/src'));

describe('the container', () => {
  it.each(routes.map((route) => [route.path, route] as const))(
    'creates the presenter of %s with the bindings it needs',
    async (_, route) => {
      vi.stubGlobal('addEventListener', () => {});
      const screen = await route.load();
      const container = createContainer(configuration);
      expect(createPresenter(container, screen)).toBeInstanceOf(screen.Presenter);
      expect(boundIn(container)).toEqual(boundIn(createContainer(configuration), screen.bindings));
    },
  );

  it('creates the global listeners without the deferred bindings', () => {
    vi.stubGlobal('location', new URL('http://localhost/'));
    const container = createContainer(configuration);
    const listeners: readonly ServiceIdentifier<object>[] = [ThemeState, ShortcutsState, ActiveScreen, ConnectionState];
    for (const listener of listeners) container.get(listener);
    expect(boundIn(container)).toEqual(boundIn(createContainer(configuration)));
    vi.unstubAllGlobals();
  });

  it('stores state under the single key root', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: (key: string, text: string) => kept.set(key, text) });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const container = createContainer(configuration);
    const stop = await container.get(SavedRoot).start();
    container.get(SessionState).start(aSession());
    expect([...kept.keys()]).toEqual(['root']);
    expect(Object.keys(JSON.parse(kept.get('root') ?? '{}'))).toEqual(['version', 'auth', 'onboarding', 'job']);
    stop();
    vi.unstubAllGlobals();
  });

  it('creates a presenter per visit and shares the state', async () => {
    const container = createContainer(configuration);
    const [route] = routes;
    const screen = await (route?.load() ?? Promise.reject(new Error('There are no routes')));
    expect(createPresenter(container, screen)).not.toBe(createPresenter(container, screen));
    expect(container.get(SavedRoot)).toBe(container.get(SavedRoot));
  });

  // A constructor type imported with `import type` does not exist at run time.
  it('rejects a presenter whose dependency is only a type', () => {
    const container = createContainer(configuration);
    expect(() => container.bind(PresenterOfAType).toSelf()).toThrow('missing metadata');
  });
});

async function portsOf(folder: string): Promise<readonly Port[]> {
  const found: Port[] = [];
  for (const file of globSync(`${folder}/**/*.ts`)) {
    const names = [...readFileSync(file, 'utf8').matchAll(/^export abstract class (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    if (names.length === 0) continue;
    const module = (await import(file)) as Readonly<Record<string, Port>>;
    found.push(...names.flatMap((name) => module[name] ?? []));
  }
  return found;
}

/** Names of the ports that have a binding. */
function boundIn(container: Container, bindings: readonly ContainerModule[] = []): string[] {
  container.load(...bindings);
  return ports.filter((port) => container.isCurrentBound(port)).map(({ name }) => name);
}

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
