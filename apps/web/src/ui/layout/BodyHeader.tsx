import { Fragment, type ReactNode } from 'react';
import { Row } from './Row.tsx';
import styles from './BodyHeader.module.css';
import { cx } from '../tokens/cx.ts';

interface BodyHeaderProps {
  readonly start?: ReactNode;
  readonly title: string;
  /** The first fact, which page translators leave as it is. */
  readonly name?: string | undefined;
  readonly facts: readonly string[];
  readonly children?: ReactNode;
}

export function BodyHeader({ start, title, name, facts, children }: BodyHeaderProps) {
  return (
    <div className={styles.header} data-gives-way="always">
      {start}
      <div className={styles.words}>
        <h2 className={cx(styles.title, 'clamped')} title={title}>
          {title}
        </h2>
        <p className={styles.facts}>
          {[...(name === undefined ? [] : [name]), ...facts].map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <span> </span>}
              <span className={styles.fact} translate={fact === name ? 'no' : undefined}>
                {fact}
              </span>
            </Fragment>
          ))}
        </p>
      </div>
      {children !== undefined && (
        <Row gap={2} wrap>
          {children}
        </Row>
      )}
    </div>
  );
}
