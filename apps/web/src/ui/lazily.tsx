import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useReducer,
  useState,
} from 'react';

export const failedChunks = { any: false };

export class ChunkLoadError extends Error {}

/** Loads each lazy component of the code that has run so far. A loaded screen adds its own. */
export const lazyLoads: (() => Promise<unknown>)[] = [];

export interface LazyComponent<P extends object> extends FunctionComponent<P> {
  load(): Promise<unknown>;
  isLoaded(): boolean;
}

/** Renders the boundary again. */
const BoundaryContext = createContext<() => void>(() => {});

interface LazySuspenseProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** `Suspense` for `lazily`. React's own retry would keep the fallback for 300 ms after the code has loaded. */
export function LazySuspense({ fallback, children }: LazySuspenseProps) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <BoundaryContext value={renderAgain}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </BoundaryContext>
  );
}

/** Like `React.lazy`, but renders loaded code synchronously. Use it inside `LazySuspense`. */
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
    const renderAgain = use(BoundaryContext);
    const [Shown] = useState(() => {
      if (loaded === null) load().then(renderAgain, () => {});
      return loaded ?? Later;
    });
    return <Shown {...props} />;
  }
  return Object.assign(Lazy, { load, isLoaded: () => loaded !== null });
}

/** Renders nothing until `isOpen` is true for the first time, so that a dialog's code is loaded on first use. */
export function OnceOpen({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <LazySuspense>{children}</LazySuspense>;
}
