import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PageFooter } from '../../../ui/layout/PageFooter.tsx';
import { SendingState } from '../posting/SendingState.tsx';
import { ChangesNote } from './ChangesNote.tsx';
import type { JobUpdate } from './job-update.ts';
import { texts } from './texts.ts';

interface EditFooterProps {
  readonly update: JobUpdate;
  readonly gutter: 'form' | 'pane';
  /** Where one goes back to, and what that is called. */
  readonly back: { readonly href: string; readonly label: string };
  /** What is wrong with the step. */
  readonly problems?: ReactNode;
  readonly onDiscard?: () => void;
  /** Saves what was changed, from here. */
  readonly onSave?: () => void;
  readonly canSave?: boolean;
  /** The button that leads on. */
  readonly children: ReactNode;
}

/** The footer of the three steps of editing a job: back, what became of saving, and the ways on. */
export const EditFooter = observer(function EditFooter(props: EditFooterProps) {
  const { update, gutter, back, problems, onDiscard, onSave, canSave = false, children } = props;
  const { editing, sending } = update;
  const note = useId();
  if (editing.begun.refused) return null;
  return (
    <PageFooter
      gutter={gutter}
      start={
        <>
          <ButtonLink href={back.href} size="lg">
            {back.label}
          </ButtonLink>
          {problems}
          <SendingState sending={sending} />
        </>
      }
    >
      {sending.problem === null && <ChangesNote editing={editing} {...(onDiscard && { onDiscard })} />}
      {onSave && (
        <>
          <Button
            size="lg"
            busy={sending.watch.pending}
            softDisabled={!canSave}
            aria-describedby={note}
            onClick={onSave}
          >
            {texts.save}
          </Button>
          <span id={note} hidden>
            {texts.saveNote}
          </span>
        </>
      )}
      {children}
    </PageFooter>
  );
});
