import styles from './KeptNote.module.css';

/** Says that nothing typed is lost. */
export function KeptNote() {
  return <span className={styles.note}>Kept on this device as you type</span>;
}
