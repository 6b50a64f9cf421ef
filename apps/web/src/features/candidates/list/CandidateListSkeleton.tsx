import { CandidateGridSkeleton } from '../card/CandidateCardSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

interface CandidateListSkeletonProps {
  readonly label: string;
  /** Skills are looked for: cards have one more line, and the list its band. */
  readonly withLine?: boolean;
}

/** The cards of a list, where they will be. */
export function CandidateListSkeleton({ label, withLine = false }: CandidateListSkeletonProps) {
  return (
    <div className={withLine ? styles.banded : styles.cards}>
      <CandidateGridSkeleton label={label} withLine={withLine} />
    </div>
  );
}
