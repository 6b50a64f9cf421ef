import type { ReactNode } from 'react';
import styles from './EntryLayout.module.css';
import { Logo } from '../display/Logo.tsx';
import { keepInitialTop } from './keep-initial-top.ts';
import { texts } from '../tokens/texts.ts';
import { toastPlace } from './toast-place.ts';

interface EntryLayoutProps {
  readonly product: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function EntryLayout({ product, title, text, children }: EntryLayoutProps) {
  return (
    <div className={styles.entry}>
      <aside className={styles.night} aria-label={texts.about(product)}>
        <div className={styles.sky} />
        <div className={styles.over}>
          <Logo name={product} />
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
      </aside>
      <main className={styles.side}>
        <div ref={toastPlace} className={styles.top} />
        <div className={styles.middle}>
          <div ref={keepInitialTop} className={styles.column}>
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}
