import { cx } from './cx.ts';
import styles from './Chip.module.css';
import { Check } from './icons.ts';
import { texts } from './list-texts.ts';

export interface ChipProps {
  readonly text: string;
  /** It matches what is looked for: a tint, a tick and words for screen readers. */
  readonly matched?: boolean | undefined;
}

interface PictureOfChipProps extends ChipProps {
  /** What shows may be cut, this is the whole text. Screen readers are told elsewhere. */
  readonly pictureOf?: string;
}

/** A short label: a skill, a place. */
export function Chip({ text, matched = false, pictureOf }: PictureOfChipProps) {
  const isPicture = pictureOf !== undefined;
  const title = pictureOf === text ? undefined : pictureOf;
  return (
    <span className={cx(styles.chip, matched && styles.matched)} title={title} aria-hidden={isPicture || undefined}>
      {matched && <Check />}
      {text}
      {matched && !isPicture && <span className="visually-hidden">{texts.chipMatches}</span>}
    </span>
  );
}
