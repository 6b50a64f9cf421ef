import type { ReactNode } from 'react';
import styles from './FactList.module.css';
import { Copy } from '../tokens/icons.ts';

export interface Fact {
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: string;
  /** Keeps a page translator away. Values to copy are kept anyway. */
  readonly isName?: boolean;
  readonly copy?: { readonly label: string; readonly onCopy: () => void } | undefined;
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ icon, label, value, isName = false, copy }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.icon}>
            {icon}
            <span className="visually-hidden">{label}</span>
          </dt>
          <dd className={styles.value}>
            {copy ? (
              <button
                type="button"
                className={styles.copy}
                aria-label={`${copy.label}: ${value}`}
                title={value}
                data-printed
                onClick={copy.onCopy}
              >
                <span className="truncated" translate="no">
                  {value}
                </span>
                <Copy />
              </button>
            ) : (
              <span className="truncated" title={value} translate={isName ? 'no' : undefined}>
                {value}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
