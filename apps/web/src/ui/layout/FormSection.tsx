import { type ReactNode, useId } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Fields in two columns; wrap one in `FullRow` to give it both. */
  readonly children: ReactNode;
}

/** A part of a long form: its name at the left, its fields at the right. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.lead}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Both columns for what is inside. */
export function FullRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.full}>{children}</div>;
}
