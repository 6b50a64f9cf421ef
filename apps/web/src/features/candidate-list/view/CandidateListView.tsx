import { useEffect } from 'react';
import { lazily, LazySuspense } from '../../../ui/lazily.tsx';
import { CandidateGridSkeleton, type GridSkeletonProps } from './CandidateGridSkeleton.tsx';
import styles from './CandidateListView.module.css';
import type { CandidateListProps } from './OpenCandidateList.tsx';

/** Routes fetch the code beside the screen, and the skeleton has it ready before the candidates arrive. */
const LazyCandidateList = lazily(async () => (await import('./OpenCandidateList.tsx')).OpenCandidateList);

interface CandidateListSkeletonProps extends GridSkeletonProps {
  /** Reserves space for the band above the list. */
  readonly hasBand?: boolean;
}

export function CandidateListSkeleton({ label, hasBand = false }: CandidateListSkeletonProps) {
  useEffect(() => {
    // A failure surfaces when the list is rendered.
    LazyCandidateList.load().catch(() => {});
  }, []);
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
