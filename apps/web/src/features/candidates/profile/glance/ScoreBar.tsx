import { cx } from '../../../../ui/tokens/cx.ts';
import styles from './ScoreBar.module.css';
import { ScoreRing } from '../../../../ui/display/ScoreRing.tsx';

interface ScoreBarProps {
  readonly label: string;
  /** In plain words what they are, when pointed at and for screen readers. */
  readonly means: string;
  /** As it is shown; null while there is none. */
  readonly value: string | null;
  /** The share of the ring, 0 to 100. */
  readonly share: number | null;
}

/** A person's points, large, beside their sun. */
export function ScoreBar({ label, means, value, share }: ScoreBarProps) {
  return (
    <div className={styles.points}>
      <ScoreRing score={share}>
        <span className={styles.box}>
          <span className={styles.sun} />
        </span>
      </ScoreRing>
      <dl>
        <dt className={cx(styles.label, 'explained')} title={means}>
          {label}
        </dt>
        <dd className={styles.value}>{value ?? '–'}</dd>
      </dl>
    </div>
  );
}
