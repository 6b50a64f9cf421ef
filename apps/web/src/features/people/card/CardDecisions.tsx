import { type Decision, decisions } from '@glo/domain/verdicts/verdict';
import { texts } from '../../../state/verdicts/texts.ts';
import styles from './CardDecisions.module.css';

interface CardDecisionsProps {
  /** The candidate's decision, which is not offered again. */
  readonly current: Decision | null;
  readonly onDecide: (decision: Decision) => void;
}

/** One click with a mouse. The keys and Choose Action do the same, so that screen readers need no further buttons. */
export function CardDecisions({ current, onDecide }: CardDecisionsProps) {
  return (
    <span className={styles.decisions} aria-hidden="true">
      {decisions
        .filter((decision) => decision !== current)
        .map((decision) => (
          <button
            key={decision}
            type="button"
            tabIndex={-1}
            className={styles.decision}
            // The focus stays, because the card may leave the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onDecide(decision)}
          >
            {texts.decisions[decision]}
          </button>
        ))}
    </span>
  );
}
