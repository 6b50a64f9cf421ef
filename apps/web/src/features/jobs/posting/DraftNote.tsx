import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { SavedNote } from '../../../ui/feedback/SavedNote.tsx';
import { texts as shared } from '../texts.ts';
import styles from './DraftNote.module.css';
import type { JobFormPresenter } from './job-form-presenter.ts';
import { texts } from './texts.ts';

/** What is kept of the form, and the way to be rid of it, or to have it back. */
export const DraftNote = observer(function DraftNote({ presenter }: { readonly presenter: JobFormPresenter }) {
  const { draftNote, canDiscard, discarded } = presenter;
  return (
    <output className={styles.note}>
      {draftNote !== '' && (
        <>
          <SavedNote>{draftNote}</SavedNote>
          {canDiscard && <span aria-hidden="true">·</span>}
          {canDiscard && <LinkButton onClick={presenter.discard}>{shared.discard}</LinkButton>}
          {discarded !== null && <LinkButton onClick={presenter.undoDiscard}>{texts.draft.undo}</LinkButton>}
        </>
      )}
    </output>
  );
});
