import { CandidateGridSkeleton } from '../card/CandidateCardSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

interface CandidateListSkeletonProps {
  readonly label: string;
  readonly withLine?: boolean;
}

/** Where the tools and the cards of a list will be. */
export function CandidateListSkeleton({ label, withLine = false }: CandidateListSkeletonProps) {
  return (
    <div className={styles.cards}>
      <CandidateGridSkeleton label={label} withLine={withLine} />
    </div>
  );
}
