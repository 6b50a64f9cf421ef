import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './ProfileSkeletons.module.css';
import { texts } from './texts.ts';

export function ScoreBarsSkeleton() {
  return (
    <div className={styles.points} aria-hidden="true">
      <Skeleton shape="circle" width="32px" height={32} />
      <Skeleton width="112px" />
    </div>
  );
}

export function GlanceSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Stack gap={2}>
        {['28%', '88%', '48%', '24%', '72%', '56%', '64%'].map((width) => (
          <div key={width} className={styles.fact}>
            <Skeleton width={width} />
          </div>
        ))}
      </Stack>
    </Loading>
  );
}

export function ProofSkeleton() {
  return (
    <Loading label={texts.loadingProof}>
      <div className={styles.cards}>
        {[0, 1, 2].map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="block" height={96} />
            <div className={styles.lines}>
              <Skeleton width="64%" />
              <Skeleton />
              <Skeleton width="80%" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

export function TimelineSkeleton() {
  return (
    <div aria-hidden="true">
      {[0, 1].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" width="40px" height={40} />
          <div className={styles.lines}>
            <Skeleton width="184px" />
            <Skeleton width="240px" />
          </div>
        </div>
      ))}
    </div>
  );
}
