import type { ReactNode } from 'react';
import { MailCheck, StickyNote } from '../../../ui/tokens/icons.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import type { CandidateCardModel } from './card-model.ts';
import styles from './CardMarks.module.css';
import { texts } from './texts.ts';

interface Shown {
  readonly candidate: CandidateCardModel;
}

/** Each mark has its own place, so that a new one does not move the others. */
export function CardMarks({ candidate }: Shown) {
  const { note, writtenOn } = candidate;
  if (note === '' && writtenOn === '') return null;
  return (
    <span className={styles.marks}>
      {note !== '' && <Mark icon={<StickyNote />} text={texts.note(note)} className={styles.note} />}
      {writtenOn !== '' && <Mark icon={<MailCheck />} text={texts.emailedOn(writtenOn)} className={styles.written} />}
    </span>
  );
}

interface MarkProps {
  readonly icon: ReactNode;
  /** Tooltip, also for screen readers. */
  readonly text: string;
  readonly className?: string | undefined;
}

export function Mark({ icon, text, className }: MarkProps) {
  return (
    <span className={cx(styles.mark, className)} title={text}>
      {icon}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
