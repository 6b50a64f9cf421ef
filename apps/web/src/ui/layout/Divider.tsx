import styles from './Divider.module.css';

export function Divider({ children }: { readonly children: string }) {
  return <p className={styles.divider}>{children}</p>;
}
