import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** Whether some code could not be loaded. */
export const missingCode = { any: false };

/** A script could not be loaded: the connection failed, or a newer version has taken its place on the server. */
export class CodeNotLoaded extends Error {}

/** Its code is loaded when it is first shown, or before. */
export interface LazyComponent<P extends object> extends FunctionComponent<P> {
  load(): Promise<unknown>;
}

/**
 * `React.lazy` for a component whose code may fail to load: it then throws `CodeNotLoaded`, for the nearest error boundary.
 * One whose code is there is shown at once: behind a `Suspense` fallback React would keep it for another 300 ms.
 */
export function lazily<P extends object>(fetchCode: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null;
  const load = async () => (loaded ??= await fetchCode());
  const Later = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      missingCode.any = true;
      throw new CodeNotLoaded(undefined, { cause });
    }
  }) as ComponentType<P>;

  function Lazy(props: P) {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Lazy, { load });
}
