import { nameOfKey } from './key-texts.ts';
import styles from './Key.module.css';

interface KeyProps {
  readonly name: string;
}

export function Key({ name }: KeyProps) {
  return (
    <kbd translate="no" className={styles.key}>
      {nameOfKey(name)}
    </kbd>
  );
}
