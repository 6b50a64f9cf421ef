import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { NotSavedNote } from '../../../ui/fields/NotSavedNote.tsx';
import { StaleNote } from '../../../ui/feedback/SendState.tsx';
import { PageFooter } from '../../../ui/layout/Page.tsx';
import { SendingState } from '../posting/SendingState.tsx';
import type { JobUpdate } from './job-update.ts';
import { texts as posting } from '../posting/texts.ts';
import { texts } from './texts.ts';

interface EditFooterProps {
  readonly update: JobUpdate;
  readonly gutter: 'form' | 'pane';
  readonly back: { readonly href: string; readonly label: string };
  readonly problems?: ReactNode;
  readonly onDiscard?: () => void;
  readonly onSave?: () => void;
  readonly canSave?: boolean;
  readonly children: ReactNode;
}

export const EditFooter = observer(function EditFooter(props: EditFooterProps) {
  const { update, gutter, back, problems, onDiscard, onSave, canSave = false, children } = props;
  const { editing, sending } = update;
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
          <StaleNote
            text={update.changed && posting.sending.changed}
            onLoad={update.loadChanges}
            onSave={() => void update.saveMine()}
          />
        </>
      }
    >
      {sending.problem === null && update.changed === null && (
        <NotSavedNote isChanged={editing.isChanged} onDiscard={onDiscard} />
      )}
      {onSave && (
        <>
          <Button size="lg" busy={sending.watch.pending} softDisabled={!canSave} onClick={onSave}>
            {texts.save}
          </Button>
        </>
      )}
      {children}
    </PageFooter>
  );
});
