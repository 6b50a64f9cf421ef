import styles from './JobCardSkeleton.module.css';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** A job card that is on its way; put Loading around it. */
export function JobCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width="64%" height={14} />
        <Skeleton width="40%" />
      </div>
      <Skeleton shape="block" height={40} />
      <div className={styles.numbers}>
        <Skeleton width="24px" height={14} />
        <Skeleton width="56px" />
      </div>
    </div>
  );
}
