import { NoteButton } from '../actions/TextLink.tsx';
import { CircleAlert } from '../tokens/icons.ts';
import { texts } from './form-texts.ts';
import styles from './FormNotes.module.css';

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

interface ErrorSummaryProps {
  readonly count: number;
  readonly formId: string;
}

export function ErrorSummary({ count, formId }: ErrorSummaryProps) {
  function goToFirst() {
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
  return (
    <output>
      {count > 0 && (
        <button type="button" className={styles.summary} onClick={goToFirst}>
          <CircleAlert />
          <span className={styles.text}>{texts.toCorrect(count)}</span>
        </button>
      )}
    </output>
  );
}
