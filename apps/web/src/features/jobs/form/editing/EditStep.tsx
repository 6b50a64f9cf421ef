import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx';
import { NotSavedNote } from '../../../../ui/fields/FormNotes.tsx';
import { StaleNote } from '../../../../ui/feedback/SendState.tsx';
import { PageFooter, PageHeader, Scroll } from '../../../../ui/layout/Page.tsx';
import { Loaded } from '../../../Loaded.tsx';
import { MiniSteps } from '../MiniSteps.tsx';
import { SendingState } from '../posting/FooterNotes.tsx';
import { texts as posting } from '../posting/texts.ts';
import { texts as shared } from '../texts.ts';
import { UnknownJob } from '../../UnknownJob.tsx';
import type { JobEditing } from './job-editing.ts';
import { texts } from './texts.ts';

interface EditStepProps {
  readonly editing: JobEditing;
  readonly step: number;
  readonly title: string;
  readonly subtitle: string;
  readonly gutter: 'form' | 'pane';
  readonly back: { readonly href: string; readonly label: string };
  readonly problems?: ReactNode;
  /** Missing on the preview, whose own button saves. */
  readonly onDiscard?: () => void;
  readonly submit: ReactNode;
  readonly skeleton: ReactNode;
  /** Called once the edit has begun. */
  readonly children: () => ReactNode;
}

/** Header and footer of a step around its content. */
export const EditStep = observer(function EditStep(props: EditStepProps) {
  const { editing, step, title, subtitle, gutter, back, problems, onDiscard, submit, skeleton, children } = props;
  const { edit, sending, changed } = editing;
  const waiting = (
    <Scroll label={title} gutter={gutter}>
      {skeleton}
    </Scroll>
  );
  const content = (
    <Loaded inPane resource={edit} name={shared.job} refused={<UnknownJob />} skeleton={waiting}>
      {children}
    </Loaded>
  );
  if (edit.refused) {
    return (
      <>
        <PageHeader title={title} gutter={gutter} />
        {content}
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} gutter={gutter}>
        <MiniSteps step={step} />
      </PageHeader>
      {content}
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
              text={changed && posting.sending.changed}
              onLoad={editing.loadChanges}
              onSave={() => void editing.saveMine()}
            />
          </>
        }
      >
        {sending.request.problem === null && changed === null && (
          <NotSavedNote isChanged={editing.isChanged} onDiscard={onDiscard} />
        )}
        {onDiscard && (
          <Button size="lg" busy={sending.request.pending} softDisabled={!editing.canSave} onClick={editing.save}>
            {texts.save}
          </Button>
        )}
        {submit}
      </PageFooter>
    </>
  );
});
