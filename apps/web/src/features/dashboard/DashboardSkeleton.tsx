import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { JobRowsSkeleton } from './JobSection.tsx';
import styles from './DashboardSkeleton.module.css';

export function DashboardSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div>
        <Skeleton width="160px" height={20} />
        <div className={styles.cards}>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} shape="block" height={94} />
          ))}
        </div>
      </div>
      {[0, 1].map((list) => (
        <div key={list}>
          <Skeleton width="120px" height={20} />
          <div className={styles.rows}>
            <JobRowsSkeleton />
          </div>
        </div>
      ))}
    </Loading>
  );
}
