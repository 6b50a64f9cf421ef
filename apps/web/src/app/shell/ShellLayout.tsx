import type { ReactNode } from 'react';
import styles from './ShellLayout.module.css';
import { SkipLink } from './SkipLink.tsx';

const screen = 'screen';

interface ShellLayoutProps {
  readonly side: ReactNode;
  readonly children: ReactNode;
}

export function ShellLayout({ side, children }: ShellLayoutProps) {
  return (
    <div className={styles.shell}>
      <SkipLink to={screen} />
      <div className={styles.columns}>
        {side}
        <main id={screen} className={styles.pane}>
          {children}
        </main>
      </div>
    </div>
  );
}
