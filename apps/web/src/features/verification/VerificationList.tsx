import type { ReactNode } from 'react';
import { texts } from './banner-texts.ts';
import { StatusDot, type StatusDotProps } from '../../ui/display/StatusDot.tsx';
import styles from './VerificationList.module.css';

export interface VerificationRow {
  readonly label: string;
  readonly state: StatusDotProps['state'];
  readonly text: string;
  readonly action?: ReactNode;
}

export function VerificationList({ rows }: { readonly rows: readonly VerificationRow[] }) {
  return (
    <>
      <dl className={styles.list}>
        {rows.map(({ label, state, text, action }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <StatusDot state={state}>{text}</StatusDot>
            </dd>
            {action && <dd className={styles.action}>{action}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.note}>{texts.note}</p>
    </>
  );
}
