import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { Resource } from '../../state/resource.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { retryAllFailed, useRetryOnReconnect } from '../../ui/feedback/on-reconnect.ts';
import { CircleAlert } from '../../ui/tokens/icons.ts';
import { useHeadingTakesFocus } from '../../ui/actions/focus.ts';
import { LeftOutNote, whyNotLoaded } from '../Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';
import styles from './ProfilePart.module.css';

interface ProfilePartProps<T> {
  readonly resource: Resource<T>;
  readonly name: string;
  readonly skeleton: ReactNode;
  readonly children: (value: T) => ReactNode;
}

function ObservedProfilePart<T>({ resource, name, skeleton, children }: ProfilePartProps<T>) {
  if (resource.value !== null) {
    return (
      <>
        <LeftOutNote count={resource.leftOut} />
        {children(resource.value)}
      </>
    );
  }
  if (resource.state === 'loading') return skeleton;
  return <Failed name={name} why={whyNotLoaded(resource)} onRetry={() => void resource.load()} />;
}

export const ProfilePart = observer(ObservedProfilePart) as typeof ObservedProfilePart;

interface FailedProps {
  readonly name: string;
  readonly why: string | null;
  readonly onRetry: () => void;
}

function Failed({ name, why, onRetry }: FailedProps) {
  const place = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(place, name);
  useRetryOnReconnect(onRetry);
  return (
    <div ref={place} className={styles.failed}>
      <Row as="p" gap={2} tone="danger">
        <CircleAlert />
        <span>{shared.notLoaded(name)}</span>
      </Row>
      {why !== null && <Text tone="danger">{why}</Text>}
      <Button onClick={retryAllFailed}>
        <span>{texts.tryAgain}</span>
        <span className="visually-hidden">{` ${texts.toLoad(name)}`}</span>
      </Button>
    </div>
  );
}
