import { cx } from '../tokens/cx.ts';
import styles from './Chip.module.css';
import { Check } from '../tokens/icons.ts';

export interface ChipProps {
  readonly text: string;
  /** Callers also state the match in words. */
  readonly matched?: boolean | undefined;
}

export function Chip({ text, matched = false, title }: ChipProps & { readonly title?: string | undefined }) {
  return (
    <span className={cx(styles.chip, matched && styles.matched)} title={title}>
      {matched && <Check />}
      <span translate="no">{text}</span>
    </span>
  );
}
