import { Fragment, type ReactNode } from 'react';
import styles from './BodyHeader.module.css';

interface BodyHeaderProps {
  /** A sign before the title: the company's Avatar. */
  readonly start?: ReactNode;
  readonly title: string;
  /** Facts below the title, with dots between them. */
  readonly facts: readonly string[];
  /** Buttons at the right. */
  readonly children?: ReactNode;
}

/** The head of what is chosen in the rail: a job, a folder. */
export function BodyHeader({ start, title, facts, children }: BodyHeaderProps) {
  return (
    <div className={styles.header}>
      {start}
      <div className={styles.words}>
        <h2 className={styles.title} title={title}>
          {title}
        </h2>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <span className={styles.dot}> </span>}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
