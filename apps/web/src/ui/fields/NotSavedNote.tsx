import { NoteButton } from '../actions/NoteButton.tsx';
import styles from './NotSavedNote.module.css';
import { texts } from './form-texts.ts';

interface NotSavedNoteProps {
  readonly isChanged: boolean;
  /** Where changes can be taken back. */
  readonly onDiscard?: (() => void) | undefined;
}

/** That something was changed and is not saved yet, and the way to be rid of it: no tick, which would read as saved. */
export function NotSavedNote({ isChanged, onDiscard }: NotSavedNoteProps) {
  return (
    <output className={styles.note}>
      {isChanged && (
        <>
          {texts.notSaved}
          {onDiscard && <NoteButton onClick={onDiscard}>{texts.discard}</NoteButton>}
        </>
      )}
    </output>
  );
}
