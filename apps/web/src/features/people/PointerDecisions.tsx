import { type Decision, decisions } from '@glo/domain/verdicts/verdict';
import { texts } from '../../../state/verdicts/texts.ts';
import styles from './CardVerdicts.module.css';

interface CardVerdictsProps {
  readonly onDecide: (decision: Decision) => void;
}

/** One click with a mouse. The keys and Choose Action do the same, so that screen readers need no further buttons. */
export function CardVerdicts({ onDecide }: CardVerdictsProps) {
  return (
    <span className={styles.verdicts} aria-hidden="true">
      {decisions.map((decision) => (
        <button
          key={decision}
          type="button"
          tabIndex={-1}
          className={styles.verdict}
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
