import type { ReactNode } from 'react';
import { ChevronRight } from '../tokens/icons.ts';
import { Text } from '../display/Text.tsx';
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
            <Text as="span" size={3} weight="strong" className={setting.href === null ? styles.off : undefined}>
              {setting.href ? (
                <a href={setting.href} className={styles.title}>
                  {setting.title}
                </a>
              ) : (
                setting.title
              )}
            </Text>
            <Text tone="subtle">{setting.text}</Text>
          </div>
          {setting.control ?? (setting.href !== null && <ChevronRight />)}
        </li>
      ))}
    </ul>
  );
}
