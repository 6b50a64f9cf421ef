import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts as openTexts } from '../open-profile/texts.ts';
import { texts } from './texts.ts';

interface PrivateNoteProps {
  readonly presenter: ProfilePresenter;
  readonly opened: OpenProfile;
}

export const PrivateNote = observer(function PrivateNote({ presenter, opened }: PrivateNoteProps) {
  const { notesExport, noteWanted } = presenter;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (noteWanted > 0) area.current?.focus();
  }, [noteWanted]);
  return (
    <TextArea
      size="s"
      label={texts.note}
      hint={texts.noteHint}
      field={opened.records}
      textAreaRef={area}
      shortcut={{ key: 'N', title: openTexts.withKey(texts.note, 'N') }}
      onEscape={focusHeading}
      labelEnd={
        opened.records.value !== '' &&
        !notesExport.isEmpty && <LinkButton onClick={() => void notesExport.save()}>{texts.exportNotes}</LinkButton>
      }
    />
  );
});

function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
