import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Gallery.module.css';

interface SpecimenProps {
  readonly name: string;
  readonly layout?: 'row' | 'columns' | 'frame';
  readonly children: ReactNode;
}

/** A part's name and the part in its states. */
export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={cx(styles[layout])}>{children}</div>
    </section>
  );
}
