import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';

export const failedChunks = { any: false };

export class ChunkLoadError extends Error {}

/** Loads each lazy component of the code that has run so far. A loaded screen adds its own. */
export const lazyLoads: (() => Promise<unknown>)[] = [];

export interface LazyComponent<P extends object> extends FunctionComponent<P> {
  load(): Promise<unknown>;
}

/** Like `React.lazy`, but renders loaded code synchronously: React would keep a `Suspense` fallback for 300 ms. */
export function lazily<P extends object>(fetchCode: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null;
  const load = async () => (loaded ??= await fetchCode());
  lazyLoads.push(load);
  const Later = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      failedChunks.any = true;
      throw new ChunkLoadError(undefined, { cause });
    }
  }) as ComponentType<P>;

  function Lazy(props: P) {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Lazy, { load });
}

/** Renders nothing until `isOpen` is true for the first time, so that a dialog's code is loaded on first use. */
export function OnceOpen({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense>{children}</Suspense>;
}
