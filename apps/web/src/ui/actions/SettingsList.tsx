import type { ReactNode } from 'react';
import { ChevronRight } from '../tokens/icons.ts';
import styles from './SettingsList.module.css';

export interface Setting {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** `null`: disabled, and the text says why. Omitted: the setting has its own control. */
  readonly href?: string | null;
  readonly control?: ReactNode;
}

export function SettingsList({ settings }: { readonly settings: readonly Setting[] }) {
  return (
    <ul className={styles.list}>
      {settings.map((setting) => (
        <li key={setting.title} className={styles.row}>
          <span className={styles.icon}>{setting.icon}</span>
          <div className={styles.words}>
            <Title setting={setting} />
            <p className={styles.text}>{setting.text}</p>
          </div>
          {setting.control ?? (setting.href !== null && <ChevronRight />)}
        </li>
      ))}
    </ul>
  );
}

function Title({ setting: { title, href } }: { readonly setting: Setting }) {
  if (typeof href !== 'string') return <span className={href === null ? styles.off : styles.here}>{title}</span>;
  return (
    <a href={href} className={styles.title}>
      {title}
    </a>
  );
}
