import { type ReactNode, useId } from 'react';
import { Text } from '../display/Text.tsx';
import { Stack } from './Stack.tsx';
import styles from './FormSection.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Laid out in two columns; wrap a field in `FullRow` to span both. */
  readonly children: ReactNode;
}

export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <Text tone="subtle">{text}</Text>}
      </Stack>
      <Stack columns={2} gap={5}>
        {children}
      </Stack>
    </section>
  );
}

export function FullRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.full}>{children}</div>;
}
