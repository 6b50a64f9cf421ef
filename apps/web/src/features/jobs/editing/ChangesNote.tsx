import { observer } from 'mobx-react-lite';
import { NoteButton } from '../NoteButton.tsx';
import styles from '../posting/DraftNote.module.css';
import { texts as shared } from '../texts.ts';
import type { JobEditing } from './job-editing.ts';
import { texts } from './texts.ts';

interface ChangesNoteProps {
  readonly editing: JobEditing;
  /** Where changes can be taken back. */
  readonly onDiscard?: () => void;
}

/** That something was changed and is not posted yet: no tick, which would read as saved. */
export const ChangesNote = observer(function ChangesNote({ editing, onDiscard }: ChangesNoteProps) {
  return (
    <output className={styles.note}>
      {editing.isChanged && (
        <>
          {texts.kept}
          {onDiscard && <NoteButton onClick={onDiscard}>{shared.discard}</NoteButton>}
        </>
      )}
    </output>
  );
});
