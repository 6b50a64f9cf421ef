import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import type { CandidateRecords } from './candidate-records.ts';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts } from './texts.ts';

interface PrivateNoteProps {
  readonly presenter: ProfilePresenter;
  readonly own: CandidateRecords;
}

/** A private note. */
export const PrivateNote = observer(function PrivateNote({ presenter: { notesExport }, own }: PrivateNoteProps) {
  return (
    <TextArea
      label={texts.note}
      hint={texts.noteHint}
      field={own}
      labelEnd={
        !notesExport.isEmpty && <LinkButton onClick={() => void notesExport.save()}>{texts.exportNotes}</LinkButton>
      }
    />
  );
});
