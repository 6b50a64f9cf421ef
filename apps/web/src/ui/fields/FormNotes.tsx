import type { ReactNode } from 'react';
import { LinkButton, NoteButton } from '../actions/TextLink.tsx';
import { Row } from '../layout/Row.tsx';
import { CircleAlert } from '../tokens/icons.ts';
import { texts } from './form-texts.ts';

/** A line in the footer of a form. It stays in the accessibility tree while empty. */
export function FooterNote({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="output" gap={3} size={1} tone="subtle">
      {children}
    </Row>
  );
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
    <Row as="output" gap={2} tone="danger">
      {count > 0 && (
        <>
          <CircleAlert />
          <LinkButton onClick={goToFirst}>{texts.toCorrect(count)}</LinkButton>
        </>
      )}
    </Row>
  );
}
