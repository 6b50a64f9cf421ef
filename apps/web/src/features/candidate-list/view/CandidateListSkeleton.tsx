import { useEffect } from 'react';
import { lazily } from '../../../ui/lazily.tsx';
import { CandidateGridSkeleton, type GridSkeletonProps } from './CandidateGridSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

/** Loaded while the skeleton waits for candidates. Screens without a list do not load it. */
export const LazyCandidateList = lazily(async () => (await import('./OpenCandidateList.tsx')).OpenCandidateList);

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
