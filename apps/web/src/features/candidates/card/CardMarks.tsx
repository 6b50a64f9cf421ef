import type { ReactNode } from 'react';
import { Folder, MailCheck, Sparkle, Star, StickyNote } from '../../../ui/tokens/icons.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import type { CandidateCardModel } from './card-model.ts';
import styles from './CardMarks.module.css';
import { texts } from './texts.ts';

interface Shown {
  readonly candidate: CandidateCardModel;
}

/** The recruiter's own signs: star, private note, and who was not in this search before. */
export function OwnMarks({ candidate: { starred, note, isNew = false } }: Shown) {
  return (
    <>
      {isNew && <Mark icon={<Sparkle />} text={texts.isNew} className={styles.fresh} />}
      {starred && <Mark icon={<Star />} text={texts.starred} className={styles.star} />}
      {note !== '' && <Mark icon={<StickyNote />} text={texts.note(note)} />}
    </>
  );
}

export function hasContactMarks(candidate: CandidateCardModel): boolean {
  return candidate.writtenOn !== '' || foldersToSay(candidate).length > 0;
}

/** Where Shortlisted means folders, the word says it already. */
function foldersToSay({ folders, shortlist: { state, of } }: CandidateCardModel): readonly string[] {
  return state === 'shortlisted' && of === 'folders' ? [] : folders;
}

interface ContactMarksProps extends Shown {
  /** Where there is room for words; elsewhere they are signs that say so when pointed at. */
  readonly inWords?: boolean;
}

/** Written to, and in which folders. */
export function ContactMarks({ candidate, inWords = false }: ContactMarksProps) {
  const { writtenOn } = candidate;
  const folders = foldersToSay(candidate);
  const marks = (
    <>
      {writtenOn !== '' && (
        <Mark icon={<MailCheck />} text={texts.writtenTo} more={texts.writtenOn(writtenOn)} inWords={inWords} />
      )}
      {folders.length > 0 && (
        <Mark icon={<Folder />} text={texts.inFolders} more={texts.folders(folders)} inWords={inWords} />
      )}
    </>
  );
  return inWords ? <span className={styles.words}>{marks}</span> : marks;
}

interface MarkProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** Only when pointed at, and for screen readers. */
  readonly more?: string;
  readonly inWords?: boolean;
  readonly className?: string | undefined;
}

function Mark({ icon, text, more = '', inWords = false, className }: MarkProps) {
  return (
    <span className={cx(styles.mark, className)} title={text + more}>
      {icon}
      {inWords && text}
      <span className="visually-hidden">{inWords ? more : text + more}</span>
    </span>
  );
}
