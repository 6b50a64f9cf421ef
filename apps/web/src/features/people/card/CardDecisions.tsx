import { type Decision, decisions } from '@glo/domain/verdicts/verdict';
import { texts as verdictTexts } from '../../state/verdicts/texts.ts';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './PointerDecisions.module.css';
import { texts } from './texts.ts';

interface PointerDecisionsProps {
  readonly className: string | undefined;
  /** Missing where Shortlist is shown anyway. */
  readonly onShortlist?: () => void;
  /** The candidate's decision, which is not offered again. */
  readonly current: Decision | null;
  readonly onDecide: (decision: Decision) => void;
}

/**
 * One click with a mouse, on a card or row under the pointer. The keys and Choose Action do the same, so that screen
 * readers need no further buttons.
 */
export function PointerDecisions({ className, onShortlist, current, onDecide }: PointerDecisionsProps) {
  const shortlist = onShortlist && { label: texts.shortlist.shortlist, press: onShortlist };
  const verdicts = decisions
    .filter((decision) => decision !== current)
    .map((decision) => ({ label: verdictTexts.decisions[decision], press: () => onDecide(decision) }));
  return (
    <span className={cx(styles.decisions, className)} aria-hidden="true">
      {[...(shortlist ? [shortlist] : []), ...verdicts].map(({ label, press }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          className={styles.decision}
          // The focus stays, because the card may leave the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
