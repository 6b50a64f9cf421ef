import { Explained } from '../../../ui/actions/Explained.tsx';
import styles from './ScoreBar.module.css';
import { ScoreRing } from '../../../ui/display/ScoreRing.tsx';

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
        <dt className={styles.label}>
          <Explained means={means}>{label}</Explained>
        </dt>
        <dd className={styles.value}>{value ?? '–'}</dd>
      </dl>
    </div>
  );
}
