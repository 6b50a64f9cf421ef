import { cx } from '../../../../ui/tokens/cx.ts';
import styles from './ScoreBar.module.css';
import { ScoreRing } from '../../../../ui/display/ScoreRing.tsx';

interface ScoreBarProps {
  readonly label: string;
  readonly means: string;
  readonly value: string | null;
  readonly share: number | null;
}

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
