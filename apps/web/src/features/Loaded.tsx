import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../state/resource.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SlowNote } from '../ui/SlowNote.tsx';

interface LoadedProps<T> {
  readonly resource: Resource<T>;
  /** What is loaded, as the error names it: 'Applicants' could not be loaded. */
  readonly what: string;
  /** Shown until it is there. */
  readonly skeleton: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** What a screen reads from a service, in its three states: on its way, failed, there. */
export function Loaded<T>({ resource, what, skeleton, children }: LoadedProps<T>) {
  return (
    <Observer>
      {() => {
        const { value, watch } = resource;
        if (value !== null) return children(value);
        if (resource.state === 'failed') {
          const again = () => void resource.load();
          return <ErrorState title={`${what} could not be loaded`} text="Nothing you did is lost." onRetry={again} />;
        }
        return (
          <>
            {watch.slow && <SlowNote onCancel={resource.cancel} onRetry={() => void resource.load()} />}
            {skeleton}
          </>
        );
      }}
    </Observer>
  );
}
