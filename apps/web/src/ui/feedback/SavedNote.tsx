import { Check } from '../tokens/icons.ts';
import styles from './SavedNote.module.css';

export function SavedNote({ children }: { readonly children: string }) {
  return (
    <span className={styles.note}>
      <Check />
      <span>{children}</span>
    </span>
  );
}
