import { decisions } from '@glo/domain/verdicts/verdict';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import { texts as shared } from '../texts.ts';
import styles from './CardDecisions.module.css';
import type { CandidateCardActions, CandidateCardModel } from './card-model.ts';

interface CardDecisionsProps {
  readonly card: CandidateCardModel;
  readonly actions: CandidateCardActions;
  /** A row, which has no other button to shortlist. */
  readonly isRow?: boolean;
}

/** One click with a mouse. The keys and Choose Action do the same, so that screen readers need no further buttons. */
export function CardDecisions({ card, actions, isRow = false }: CardDecisionsProps) {
  const { decide } = actions;
  if (!decide || card.shortlist.state !== 'shortlist') return null;
  const offered = [
    ...(isRow ? [{ label: shared.shortlist.shortlist, press: actions.shortlist }] : []),
    ...decisions
      .filter((decision) => decision !== card.decision)
      .map((decision) => ({ label: verdictTexts.decisions[decision], press: () => decide(decision) })),
  ];
  return (
    <span className={cx(styles.decisions, isRow && styles.inRow)} aria-hidden="true">
      {offered.map(({ label, press }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          className={styles.decision}
          // The focus stays, because the candidate may leave the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
