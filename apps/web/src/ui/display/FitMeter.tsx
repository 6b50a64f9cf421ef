import { cx } from '../tokens/cx.ts';
import styles from './FitMeter.module.css';

/** Longer lists show the share in five segments. */
const mostSegments = 8;
const shareSegments = 5;

interface FitMeterProps {
  readonly met: number;
  /** Number of skills and criteria that are known to be met or missing. */
  readonly known: number;
  readonly text: string;
  /** Tooltip and accessible name. */
  readonly detail: string;
}

export function FitMeter({ met, known, text, detail }: FitMeterProps) {
  const segments = known > mostSegments ? shareSegments : known;
  const filled = known > mostSegments ? Math.round((met / known) * shareSegments) : met;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture drawn with elements, which take the colours of the theme
    <span className={styles.meter} role="img" aria-label={detail} title={detail}>
      {Array.from({ length: segments }, (_, index) => (
        <i key={index} className={cx(styles.segment, index < filled && styles.filled)} />
      ))}
      <strong className={styles.words}>{text}</strong>
    </span>
  );
}
