import styles from './PlainNotice.module.css';

export function PlainNotice({ text }: { readonly text: string }) {
  return (
    <p className={styles.notice} role="alert">
      {text}
    </p>
  );
}
