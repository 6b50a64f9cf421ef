import { CandidateGridSkeleton } from '../card/CandidateCardSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

interface CandidateListSkeletonProps {
  readonly label: string;
  /** Skills are looked for: the list has its band, and cards one more line, unless GloPoints stand beside the meter. */
  readonly banded?: boolean;
  readonly withLine?: boolean;
}

/** The cards of a list, where they will be. */
export function CandidateListSkeleton({ label, withLine = false, banded = withLine }: CandidateListSkeletonProps) {
  return (
    <div className={banded ? styles.banded : styles.cards}>
      <CandidateGridSkeleton label={label} withLine={withLine} />
    </div>
  );
}
