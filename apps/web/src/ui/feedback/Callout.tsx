import type { ComponentProps, ReactNode } from 'react';
import styles from './Callout.module.css';
import { cx } from '../tokens/cx.ts';

interface CalloutProps extends Pick<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'> {
  readonly icon: ReactNode;
  readonly tone?: 'info' | 'danger' | 'ok';
  readonly title?: string;
  readonly children: ReactNode;
}

export function Callout({ icon, tone = 'info', title, children, ...box }: CalloutProps) {
  return (
    <div {...box} className={cx(styles.callout, styles[tone])}>
      {icon}
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** Buttons below the text of a callout. */
export function CalloutActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
