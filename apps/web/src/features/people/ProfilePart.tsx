import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { Resource } from '../../state/resource.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { retryAllFailed, useRetryOnReconnect } from '../../ui/feedback/on-reconnect.ts';
import { CircleAlert } from '../../ui/tokens/icons.ts';
import { useHeadingTakesFocus } from '../../ui/actions/focus.ts';
import { LeftOutNote } from '../LeftOutNote.tsx';
import { whyNotLoaded } from '../why-not-loaded.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';
import styles from './ProfilePart.module.css';

interface ProfilePartProps<T> {
  readonly resource: Resource<T>;
  readonly what: string;
  readonly skeleton: ReactNode;
  readonly children: (value: T) => ReactNode;
}

function ObservedProfilePart<T>({ resource, what, skeleton, children }: ProfilePartProps<T>) {
  if (resource.value !== null) {
    return (
      <>
        <LeftOutNote count={resource.leftOut} />
        {children(resource.value)}
      </>
    );
  }
  if (resource.state === 'loading') return skeleton;
  return <Failed what={what} why={whyNotLoaded(resource)} onRetry={() => void resource.load()} />;
}

export const ProfilePart = observer(ObservedProfilePart) as typeof ObservedProfilePart;

interface FailedProps {
  readonly what: string;
  readonly why: string | null;
  readonly onRetry: () => void;
}

function Failed({ what, why, onRetry }: FailedProps) {
  const place = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(place, what);
  useRetryOnReconnect(onRetry);
  return (
    <div ref={place} className={styles.failed}>
      <p className={styles.text}>
        <CircleAlert />
        <span>{shared.notLoaded(what)}</span>
      </p>
      {why !== null && <p className={styles.text}>{why}</p>}
      <Button onClick={retryAllFailed}>
        <span>{texts.tryAgain}</span>
        <span className="visually-hidden">{` ${texts.toLoad(what)}`}</span>
      </Button>
    </div>
  );
}
