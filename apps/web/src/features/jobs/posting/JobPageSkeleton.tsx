import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { texts } from '../texts.ts';
import styles from './JobPage.module.css';

export function JobPageSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className={styles.page}>
        <div className={styles.head}>
          <Skeleton shape="block" width="48px" height={48} />
          <Skeleton width="240px" height={20} />
        </div>
        <div className={styles.description}>
          {['92%', '84%', '96%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
        <div className={styles.facts}>
          {['88%', '72%', '80%', '64%'].map((width) => (
            <div key={width} className={styles.fact}>
              <Skeleton width="72px" />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
