import type { ReactNode } from 'react';
import { NoteButton } from '../actions/TextLink.tsx';
import { CircleAlert } from '../tokens/icons.ts';
import { texts } from './form-texts.ts';
import styles from './FormNotes.module.css';

/** A line in the footer of a form. It stays in the accessibility tree while empty. */
export function FooterNote({ children }: { readonly children: ReactNode }) {
  return <output className={styles.note}>{children}</output>;
}

interface NotSavedNoteProps {
  readonly isChanged: boolean;
  readonly onDiscard?: (() => void) | undefined;
}

export function NotSavedNote({ isChanged, onDiscard }: NotSavedNoteProps) {
  return (
    <FooterNote>
      {isChanged && (
        <>
          <span>{texts.notSaved}</span>
          {onDiscard && <NoteButton onClick={onDiscard}>{texts.discard}</NoteButton>}
        </>
      )}
    </FooterNote>
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
