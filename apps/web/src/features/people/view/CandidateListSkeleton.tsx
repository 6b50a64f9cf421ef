import { useEffect } from 'react';
import { lazily } from '../../lazily.tsx';
import { cardHeights } from '../card/card-model.ts';
import { CandidateGridSkeleton, type GridSkeletonProps } from './CandidateGridSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

/** Loaded while the skeleton waits for candidates. Screens without a list do not load it. */
export const LazyCandidateList = lazily(async () => (await import('./OpenCandidateList.tsx')).OpenCandidateList);

interface CandidateListSkeletonProps extends GridSkeletonProps {
  /** Reserves space for the band above the list. By default, for cards that are higher than plain ones. */
  readonly hasBand?: boolean;
}

export function CandidateListSkeleton({ label, height = cardHeights.plain, hasBand }: CandidateListSkeletonProps) {
  useEffect(() => {
    // A failure surfaces when the list is rendered.
    LazyCandidateList.load().catch(() => {});
  }, []);
  return (
    <div className={(hasBand ?? height > cardHeights.plain) ? styles.withBand : styles.cards}>
      <CandidateGridSkeleton label={label} height={height} />
    </div>
  );
}
