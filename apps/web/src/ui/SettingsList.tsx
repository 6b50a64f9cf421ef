import type { ReactNode } from 'react';
import { ChevronRight } from './icons.ts';
import styles from './SettingsList.module.css';

export interface Setting {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** null: it is off here; the text says why. */
  readonly href: string | null;
}

/** Places to change something, each with what it is for. */
export function SettingsList({ settings }: { readonly settings: readonly Setting[] }) {
  return (
    <ul className={styles.list}>
      {settings.map((setting) => (
        <li key={setting.title} className={styles.row}>
          <span className={styles.icon}>{setting.icon}</span>
          <div className={styles.words}>
            {setting.href === null ? (
              <span className={styles.off}>{setting.title}</span>
            ) : (
              <a href={setting.href} className={styles.title}>
                {setting.title}
              </a>
            )}
            <p className={styles.text}>{setting.text}</p>
          </div>
          {setting.href !== null && <ChevronRight />}
        </li>
      ))}
    </ul>
  );
}
