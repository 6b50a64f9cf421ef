import { CandidateListSkeleton } from '../../people/people.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { tabs } from './job-candidates.ts';
import styles from './JobPaneSkeleton.module.css';
import { texts } from './texts.ts';

export function JobPaneSkeleton() {
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <Skeleton shape="block" width="48px" height={48} />
        <div className={styles.words}>
          <Skeleton width="240px" height={18} />
          <Skeleton width="360px" />
        </div>
        <div className={styles.acts} />
      </div>
      <div className={styles.tabs} aria-hidden="true">
        {tabs.map((tab) => (
          <Skeleton key={tab} width="96px" />
        ))}
      </div>
      <CandidateListSkeleton withLine label={texts.loadingCandidates} />
    </>
  );
}
