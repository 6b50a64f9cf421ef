import { NoteButton } from '../actions/NoteButton.tsx';
import styles from './NotSavedNote.module.css';
import { texts } from './form-texts.ts';

interface NotSavedNoteProps {
  readonly isChanged: boolean;
  readonly onDiscard?: (() => void) | undefined;
}

export function NotSavedNote({ isChanged, onDiscard }: NotSavedNoteProps) {
  return (
    <output className={styles.note}>
      {isChanged && (
        <>
          <span>{texts.notSaved}</span>
          {onDiscard && <NoteButton onClick={onDiscard}>{texts.discard}</NoteButton>}
        </>
      )}
    </output>
  );
}
