import { Check } from '../tokens/icons.ts';
import styles from './SavedNote.module.css';

/** Says quietly that nothing is lost: Draft saved on this device. */
export function SavedNote({ children }: { readonly children: string }) {
  return (
    <span className={styles.note}>
      <Check />
      {children}
    </span>
  );
}
