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

interface NameCellProps {
  readonly card: CandidateCardModel;
  readonly link: RowLink;
}

export function NameCell({ card, link }: NameCellProps) {
  const { name, viewed, writtenOn } = card;
  return (
    <>
      {card.isNew === true && <NewMark onSeen={link.saw} />}
      <a
        className={cx(styles.open, viewed === true && styles.seen)}
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
