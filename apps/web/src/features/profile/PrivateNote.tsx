import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { keyOf } from '../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import type { ProfileNote } from './profile-note.ts';
import { texts } from './texts.ts';

interface PrivateNoteProps {
  readonly note: ProfileNote;
  readonly opened: OpenProfile;
}

export const PrivateNote = observer(function PrivateNote({ note, opened }: PrivateNoteProps) {
  const { wanted } = note;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wanted > 0) area.current?.focus();
  }, [wanted]);
  return (
    <TextArea
      size="s"
      label={texts.note}
      hint={texts.noteHint}
      field={opened.records}
      textAreaRef={area}
      shortcut={keyOf('writeNote')}
      onEscape={focusHeading}
    />
  );
});

function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
