import type { ReactNode } from 'react';
import { texts } from './banner-texts.ts';
import { StatusDot, type StatusDotProps } from '../../ui/display/StatusDot.tsx';
import styles from './VerificationList.module.css';

export interface VerificationRow {
  /** What is verified: Personal, Company. */
  readonly label: string;
  readonly state: StatusDotProps['state'];
  readonly text: string;
  /** Verify, Verify Again and Contact us. */
  readonly action?: ReactNode;
}

/** The verification banners, with a word on what they mean. */
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
