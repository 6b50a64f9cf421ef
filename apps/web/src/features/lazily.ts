import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Whether some code could not be loaded. */
export const missingCode = { any: false };

/** A script could not be loaded: the connection failed, or a newer version has taken its place on the server. */
export class CodeNotLoaded extends Error {}

/** `React.lazy` for a component whose code may fail to load: it then throws `CodeNotLoaded`, for the nearest error boundary. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      missingCode.any = true;
      throw new CodeNotLoaded(undefined, { cause });
    }
  });
}
