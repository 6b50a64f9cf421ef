import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../state/resource.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { SlowNote } from '../ui/feedback/SlowNote.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import styles from './Loaded.module.css';
import { texts } from './texts.ts';
import { whyNotLoaded } from './why-not-loaded.ts';

interface LoadedProps<T> {
  /** null: not requested yet. */
  readonly resource: Resource<T> | null;
  /** What is loaded, as the error names it: 'Applicants' could not be loaded. */
  readonly what: string;
  /** Where it fills a pane to its edges, the note about a slow answer keeps clear of them. */
  readonly inPane?: boolean;
  /** One of several lists below each other: that it did not come is one row. */
  readonly asRow?: boolean;
  /** Asks again after a failure, when more than this resource is to be asked for. */
  readonly onRetry?: () => void;
  /** Beside Try again. */
  readonly otherWay?: ReactNode;
  /** Instead of Try again when the service refuses it: that it cannot be shown, and the way on. */
  readonly refused?: ReactNode;
  /** Shown until it is there. */
  readonly skeleton: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** What a screen reads from a service, in its three states: on its way, failed, there. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { resource, what, inPane = false, asRow = false, onRetry, otherWay, refused, skeleton, children } = props;
  return (
    <Observer>
      {() => {
        if (resource !== null && resource.value !== null) {
          if (resource.leftOut === 0) return children(resource.value);
          return (
            <>
              <LeftOutNote count={resource.leftOut} inPane={inPane} />
              {children(resource.value)}
            </>
          );
        }
        if (resource?.refused && refused !== undefined) return refused;
        if (resource?.state === 'failed') {
          const again = onRetry ?? (() => void resource.load());
          const text = whyNotLoaded(resource) ?? (asRow ? undefined : texts.nothingLost);
          return (
            <ErrorState row={asRow} title={texts.notLoaded(what)} text={text} onRetry={again}>
              {otherWay}
            </ErrorState>
          );
        }
        return (
          <>
            {resource?.request.slow && (
              <div className={inPane ? styles.inPane : styles.slow}>
                <SlowNote onCancel={resource.cancel} onRetry={() => void resource.load()} />
              </div>
            )}
            {skeleton}
          </>
        );
      }}
    </Observer>
  );
}
