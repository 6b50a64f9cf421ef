import { CandidateGridSkeleton } from '../card/CandidateCardSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

/** Where the tools and the cards of a list will be. */
export function CandidateListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.cards}>
      <CandidateGridSkeleton label={label} />
    </div>
  );
}
