import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import styles from './BulkButton.module.css';

interface BulkAct {
  readonly icon: ReactNode;
  /** Beside the icon where the bar has room, otherwise its title. */
  readonly label: string;
}

/** One of the things that the bar of a selection offers, beside the filled button. */
export function BulkButton({ label, ...rest }: BulkAct & Omit<ComponentProps<typeof Button>, 'children' | 'title'>) {
  return (
    <Button {...rest} title={label}>
      <span className={styles.word}>{label}</span>
    </Button>
  );
}

export function BulkLink({ label, ...rest }: BulkAct & Omit<ComponentProps<typeof ButtonLink>, 'children' | 'title'>) {
  return (
    <ButtonLink {...rest} title={label}>
      <span className={styles.word}>{label}</span>
    </ButtonLink>
  );
}
