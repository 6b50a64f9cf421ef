import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Count } from '../display/Count.tsx';
import { texts } from '../display/display-texts.ts';
import styles from './Tabs.module.css';

interface TabsProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: V; readonly label: string; readonly count: number | null }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** At the end of the row, such as the main action. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

export function Tabs<V extends string>({ label, tabs, value, onChange, end, children }: TabsProps<V>) {
  return (
    <Base.Root className={styles.tabs} value={value} onValueChange={(next: V) => onChange(next)}>
      <div className={styles.row} data-gives-way="low">
        <Base.List className={styles.list} aria-label={label}>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
              <span>{tab.label}</span>
              {tab.count === null ? (
                <span className={styles.uncounted} />
              ) : (
                <Count
                  value={tab.count}
                  unit={texts.candidates(tab.count)}
                  tone={tab.value === value ? 'action' : 'quiet'}
                />
              )}
            </Base.Tab>
          ))}
        </Base.List>
        {end}
      </div>
      <Base.Panel value={value} className={styles.panel} tabIndex={-1}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
