import type { Ref } from 'react';
import { cx } from '../../../ui/tokens/cx.ts';
import styles from './WidePlace.module.css';

interface WidePlaceProps {
  /** Of what Google draws into it. */
  readonly placeRef?: Ref<HTMLDivElement>;
}

/** Room for a wide 40 px button that comes later, from somewhere else: nothing jumps when it is there. */
export function WidePlace({ placeRef }: WidePlaceProps) {
  return <div ref={placeRef} className={cx(styles.place, placeRef !== undefined && styles.foreign)} />;
}
