import { lazily, LazySuspense } from '../../../ui/lazily.tsx';
import { CandidateGridSkeleton, type GridSkeletonProps } from './CandidateGridSkeleton.tsx';
import styles from './CandidateListView.module.css';
import type { CandidateListProps } from './OpenCandidateList.tsx';

/** Routes load it beside the four screens that have a list, and no others do. */
const LazyCandidateList = lazily(async () => (await import('./OpenCandidateList.tsx')).OpenCandidateList);

interface CandidateListSkeletonProps extends GridSkeletonProps {
  /** Reserves space for the band above the list. */
  readonly hasBand?: boolean;
}

export function CandidateListSkeleton({ label, hasBand = false }: CandidateListSkeletonProps) {
  return (
    <div className={hasBand ? styles.withBand : styles.cards}>
      <CandidateGridSkeleton label={label} />
    </div>
  );
}

export function CandidateListView(props: CandidateListProps) {
  return (
    <LazySuspense fallback={<CandidateListSkeleton hasBand={props.list.source.isViewed !== undefined} />}>
      <LazyCandidateList {...props} />
    </LazySuspense>
  );
}
