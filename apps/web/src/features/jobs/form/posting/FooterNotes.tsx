import { observer } from 'mobx-react-lite';
import { NoteButton } from '../../../../ui/actions/TextLink.tsx';
import { SavedNote } from '../../../../ui/feedback/SavedNote.tsx';
import { FooterNote } from '../../../../ui/fields/FormNotes.tsx';
import { SendState } from '../../../../ui/feedback/SendState.tsx';
import { texts as shared } from '../texts.ts';
import type { JobSending } from './job-sending.ts';
import { texts } from './texts.ts';

interface DraftNoteProps {
  readonly note: string;
  readonly onDiscard?: (() => void) | false;
  readonly onUndo?: (() => void) | false;
}

export function DraftNote({ note, onDiscard = false, onUndo = false }: DraftNoteProps) {
  return (
    <FooterNote>
      {note !== '' && (
        <>
          <SavedNote>{note}</SavedNote>
          {onDiscard && <span aria-hidden="true">·</span>}
          {onDiscard && <NoteButton onClick={onDiscard}>{shared.discard}</NoteButton>}
          {onUndo && <NoteButton onClick={onUndo}>{texts.draft.undo}</NoteButton>}
        </>
      )}
    </FooterNote>
  );
}

export const SendingState = observer(function SendingState({ sending }: { readonly sending: JobSending }) {
  const { request, detail, cancel } = sending;
  const { slow, problem, run } = request;
  return <SendState slow={slow} problem={problem} detail={detail} onCancel={cancel} onRetry={() => void run()} />;
});
