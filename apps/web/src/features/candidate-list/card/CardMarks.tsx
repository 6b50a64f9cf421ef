import type { ReactNode } from 'react';
import { MailCheck, StickyNote } from '../../../ui/tokens/icons.ts';
import type { CandidateCardModel } from './card-model.ts';
import styles from './CardMarks.module.css';
import { texts } from './texts.ts';

interface Shown {
  readonly candidate: CandidateCardModel;
}

export function CardMarks({ candidate }: Shown) {
  const { note, writtenOn } = candidate;
  if (note === '' && writtenOn === '') return null;
  return (
    <span className={styles.marks}>
      {note !== '' && <Mark icon={<StickyNote />} text={texts.note(note)} />}
      {writtenOn !== '' && <Mark icon={<MailCheck />} text={texts.emailedOn(writtenOn)} />}
    </span>
  );
}

interface MarkProps {
  readonly icon: ReactNode;
  /** Tooltip, also for screen readers. */
  readonly text: string;
}

export function Mark({ icon, text }: MarkProps) {
  return (
    <span className={styles.mark} title={text}>
      {icon}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
