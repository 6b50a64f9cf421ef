import { CutText } from './CutText.tsx';
import { cx } from './cx.ts';
import styles from './Chip.module.css';
import { Check } from './icons.ts';
import { texts } from './list-texts.ts';

export interface ChipProps {
  /** What shows; it may be cut. */
  readonly text: string;
  /** The whole text, where `text` is cut. */
  readonly full?: string | undefined;
  /** It matches what is looked for: a tint, a tick and words for screen readers. */
  readonly matched?: boolean | undefined;
}

/** A short label: a skill, a place. */
export function Chip({ text, full = text, matched = false }: ChipProps) {
  return (
    <span className={cx(styles.chip, matched && styles.matched)}>
      {matched && <Check />}
      <CutText short={text} full={full} />
      {matched && <span className="visually-hidden">{texts.chipMatches}</span>}
    </span>
  );
}
