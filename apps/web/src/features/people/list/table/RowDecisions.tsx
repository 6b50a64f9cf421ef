import { decisions } from '@glo/domain/verdicts/verdict';
import { texts as verdictTexts } from '../../../../state/verdicts/texts.ts';
import { IconButton } from '../../../../ui/actions/IconButton.tsx';
import { Bookmark, CircleQuestionMark, X } from '../../../../ui/tokens/icons.ts';
import type { CandidateCardActions, CandidateCardModel } from '../../card/card-model.ts';
import { texts as shared } from '../../texts.ts';
import styles from './CandidateTable.module.css';

const icons = { maybe: <CircleQuestionMark />, 'not-a-fit': <X /> } as const;

interface RowDecisionsProps {
  readonly card: CandidateCardModel;
  readonly actions: CandidateCardActions;
}

/** One click with a mouse, on the row under it. The keys and Choose Action do the same, as on cards. */
export function RowDecisions({ card, actions }: RowDecisionsProps) {
  const { decide } = actions;
  if (!decide || card.shortlist.state !== 'shortlist') return null;
  const offered = [
    { label: shared.shortlist.shortlist, icon: <Bookmark />, press: actions.shortlist },
    ...decisions
      .filter((decision) => decision !== card.markLine?.decision)
      .map((decision) => ({
        label: verdictTexts.decisions[decision],
        icon: icons[decision],
        press: () => decide(decision),
      })),
  ];
  return (
    <span className={styles.decisions} aria-hidden="true">
      {offered.map(({ label, icon, press }) => (
        <IconButton
          key={label}
          size="xs"
          label={label}
          icon={icon}
          tabIndex={-1}
          // The focus stays, because the row may leave the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        />
      ))}
    </span>
  );
}
