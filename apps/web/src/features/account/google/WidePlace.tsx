import type { Ref } from 'react';
import { cx } from '../../../ui/tokens/cx.ts';
import styles from './WidePlace.module.css';

interface WidePlaceProps {
  readonly placeRef?: Ref<HTMLDivElement>;
}

/** Reserves space for a 40 px button that an external script renders. */
export function WidePlace({ placeRef }: WidePlaceProps) {
  return <div ref={placeRef} className={cx(styles.place, placeRef !== undefined && styles.foreign)} />;
}
