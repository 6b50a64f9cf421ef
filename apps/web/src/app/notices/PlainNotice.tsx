import styles from './PlainNotice.module.css';

/** What a toast or an alert says, where their own code could not be fetched. */
export function PlainNotice({ text }: { readonly text: string }) {
  return (
    <p className={styles.notice} role="alert">
      {text}
    </p>
  );
}
