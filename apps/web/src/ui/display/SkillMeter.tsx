import { cx } from '../tokens/cx.ts';
import { texts } from './display-texts.ts';
import styles from './SkillMeter.module.css';

/** Longer lists show the share in five segments. */
const mostSegments = 8;
const shareSegments = 5;

interface SkillMeterProps {
  readonly held: readonly string[];
  readonly missing: readonly string[];
}

/** Shows how many of the wanted skills a candidate has. The tooltip and the accessible name list them. */
export function SkillMeter({ held, missing }: SkillMeterProps) {
  const wanted = held.length + missing.length;
  const segments = wanted > mostSegments ? shareSegments : wanted;
  const filled = wanted > mostSegments ? Math.round((held.length / wanted) * shareSegments) : held.length;
  const names = texts.skillsOf(held, missing);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture drawn with elements, which take the colours of the theme
    <span className={styles.meter} role="img" aria-label={names} title={names}>
      {Array.from({ length: segments }, (_, index) => (
        <i key={index} className={cx(styles.segment, index < filled && styles.filled)} />
      ))}
      <span className={styles.words}>
        <strong>{held.length}</strong>
        <span>{texts.ofWanted(wanted)}</span>
      </span>
    </span>
  );
}
