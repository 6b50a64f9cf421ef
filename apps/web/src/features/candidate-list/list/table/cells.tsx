import { fitDetail, fitText } from '@glo/domain/candidates/fit';
import { Explained } from '../../../../ui/actions/Explained.tsx';
import { MailCheck } from '../../../../ui/tokens/icons.ts';
import { cx } from '../../../../ui/tokens/cx.ts';
import type { CandidateCardModel } from '../../card/card-model.ts';
import { Mark } from '../../card/CardMarks.tsx';
import { texts } from '../../card/texts.ts';
import { NewMark } from '../../NewMark.tsx';
import styles from './CandidateTable.module.css';

/** The link to the profile. */
export interface RowLink {
  readonly tabIndex: number;
  readonly follow: (byKeyboard: boolean) => void;
  readonly saw?: (() => void) | undefined;
}

interface CellProps {
  readonly card: CandidateCardModel;
  readonly link: RowLink;
}

export function NameCell({ card, link }: CellProps) {
  const { name, viewed, writtenOn } = card;
  return (
    <>
      {card.isNew === true && <NewMark onSeen={link.saw} />}
      <a
        className={cx(styles.open, 'ring-inside', viewed === true && styles.seen)}
        translate="no"
        tabIndex={link.tabIndex}
        href={card.profileHref}
        title={[name, card.decidedElsewhere].filter(Boolean).join('\n')}
        onClick={({ detail }) => link.follow(detail === 0)}
      >
        {name}
      </a>
      {viewed === false && <span className="visually-hidden">{texts.notViewed}</span>}
      {writtenOn !== '' && <Mark icon={<MailCheck />} text={texts.emailedOn(writtenOn)} />}
    </>
  );
}

/** The score where the fit tells no candidates apart. */
export function FitCell({ card: { name, fit, score }, link: { tabIndex } }: CellProps) {
  if (fit === null) return score && <span>{score.value}</span>;
  const scored = score === null ? '' : ` ${score.value} ${score.unit}.`;
  return (
    <Explained label={texts.fitOf(fitText(fit), name)} means={fitDetail(fit) + scored} tabIndex={tabIndex}>
      {fitText(fit)}
    </Explained>
  );
}
