import type { Container, ContainerModule } from 'inversify';
import { useState } from 'react';
import { addModules } from './container.ts';
import { useContainer } from './container-context.ts';

/** What a part of the application takes from the container, with the bindings that come along with its code. */
export function useModules<T>(modules: readonly ContainerModule[], take: (container: Container) => T): T {
  const container = useContainer();
  return useState(() => {
    addModules(container, modules);
    return take(container);
  })[0];
}
