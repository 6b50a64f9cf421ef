import { cx } from '../tokens/cx.ts';
import styles from './Chip.module.css';
import { Check } from '../tokens/icons.ts';

export interface ChipProps {
  readonly text: string;
  /** It matches what is looked for: a tint and a tick. The caller puts that into words. */
  readonly matched?: boolean | undefined;
}

/** A short label: a skill, a place. `title`: the whole of a text that is cut. */
export function Chip({ text, matched = false, title }: ChipProps & { readonly title?: string | undefined }) {
  return (
    <span className={cx(styles.chip, matched && styles.matched)} title={title}>
      {matched && <Check />}
      {text}
    </span>
  );
}
