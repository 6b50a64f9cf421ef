import type { ReactNode, Ref } from 'react';
import { cx } from '../../../ui/tokens/cx.ts';
import styles from './WidePlace.module.css';

interface WidePlaceProps {
  /** A line of small text will stand below. */
  readonly withNote?: boolean;
  /** Of what somebody else draws into it. */
  readonly placeRef?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** Room for a wide 40 px button that comes later, from somewhere else: nothing jumps when it is there. */
export function WidePlace({ withNote = false, placeRef, children }: WidePlaceProps) {
  return (
    <div
      ref={placeRef}
      className={cx(styles.place, placeRef !== undefined && styles.foreign, withNote && styles.withNote)}
    >
      {children}
    </div>
  );
}
