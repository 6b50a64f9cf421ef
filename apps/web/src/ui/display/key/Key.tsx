import { nameOfKey } from './key-name.ts';
import styles from './Key.module.css';

interface KeyProps {
  /** As a `KeyboardEvent` names it. */
  readonly name: string;
}

/** A key of the keyboard. */
export function Key({ name }: KeyProps) {
  return <kbd className={styles.key}>{nameOfKey(name)}</kbd>;
}
