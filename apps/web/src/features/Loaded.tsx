import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../state/resource.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { SlowNote } from '../ui/feedback/SlowNote.tsx';
import { CircleAlert } from '../ui/tokens/icons.ts';
import { Row } from '../ui/layout/Row.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { texts } from './texts.ts';

interface LoadedProps<T> {
  /** `null` before the first request. */
  readonly resource: Resource<T> | null;
  /** Used in the error: 'Applicants' reads "We couldn't load the applicants". */
  readonly name: string;
  readonly inPane?: boolean;
  readonly asRow?: boolean;
  /** The screen has one note for all slow requests. */
  readonly hasSlowNote?: boolean;
  /** Overrides Try again if more than this resource is to be reloaded. */
  readonly onRetry?: () => void;
  readonly alternative?: ReactNode;
  /** Shown if the service refuses, because a retry would not help. */
  readonly refused?: ReactNode;
  readonly skeleton: ReactNode;
  readonly children: (value: T) => ReactNode;
}

const paneSpace = { paddingBlock: 3, paddingInline: 5 } as const;

export function Loaded<T>(props: LoadedProps<T>) {
  const { resource, name, inPane = false, asRow = false, hasSlowNote = false } = props;
  const { onRetry, alternative, refused, skeleton, children } = props;
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
          const why = whyNotLoaded(resource);
          const title = why === null && !asRow ? texts.notLoadedTryAgain(name) : texts.notLoaded(name);
          return (
            <ErrorState row={asRow} title={title} text={why ?? undefined} onRetry={again}>
              {alternative}
            </ErrorState>
          );
        }
        return (
          <>
            {!hasSlowNote && resource?.request.slow && (
              <Stack space={inPane ? paneSpace : { marginBottom: 4 }}>
                <SlowNote onCancel={resource.cancel} onRetry={() => void resource.load()} />
              </Stack>
            )}
            {skeleton}
          </>
        );
      }}
    </Observer>
  );
}

/** Returns the reason if a retry would not help. */
function whyNotLoaded({ failure, unreadable }: Resource<unknown>): string | null {
  if (failure?.forbidden) return texts.forbidden;
  return unreadable ? texts.unreadable : null;
}

interface LeftOutNoteProps {
  readonly count: number;
  readonly inPane?: boolean;
}

export function LeftOutNote({ count, inPane = false }: LeftOutNoteProps) {
  if (count === 0) return null;
  return (
    <Row as="output" gap={2} tone="muted" space={inPane ? paneSpace : { paddingBlock: 2 }}>
      <CircleAlert />
      <span>{texts.leftOut(count)}</span>
    </Row>
  );
}
