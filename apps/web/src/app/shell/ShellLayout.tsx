import type { ReactNode } from 'react';
import styles from './ShellLayout.module.css';
import { SkipLink } from './SkipLink.tsx';

const screen = 'screen';

interface ShellLayoutProps {
  /** The SideNav. */
  readonly side: ReactNode;
  /** The screen: headers, scrolling parts and footers below each other. */
  readonly children: ReactNode;
}

/** The application: a canvas with the sidebar on it, and one inset pane. Only what is in the pane scrolls. */
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
