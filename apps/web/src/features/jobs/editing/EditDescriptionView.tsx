import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Scroll } from '../../../ui/layout/Page.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { Loaded } from '../../Loaded.tsx';
import { DescriptionEditor } from '../description/DescriptionEditor.tsx';
import { JobFormSkeleton } from '../form/JobFormSkeleton.tsx';
import { texts as shared } from '../texts.ts';
import { UnknownJob } from '../UnknownJob.tsx';
import type { Presented } from '../../screen.ts';
import { EditFooter } from './EditFooter.tsx';
import { EditHeader } from './EditHeader.tsx';
import type { EditDescriptionPresenter } from './edit-description-presenter.ts';
import { texts } from './texts.ts';

export const EditDescriptionView = observer(function EditDescriptionView({
  presenter,
}: Presented<EditDescriptionPresenter>) {
  const formId = useId();
  const { update, writing, submit } = presenter;
  const { editing } = update;
  return (
    <>
      <EditHeader
        editing={editing}
        title={shared.description}
        subtitle={editing.draft?.title ?? ''}
        step={2}
        gutter="pane"
      />
      {writing === null ? (
        <Scroll label={shared.description}>
          <Loaded resource={editing.begun} what={shared.job} refused={<UnknownJob />} skeleton={<JobFormSkeleton />}>
            {() => null}
          </Loaded>
        </Scroll>
      ) : (
        <DescriptionEditor writing={writing} formId={formId} onSubmit={submit} />
      )}
      <EditFooter
        gutter="pane"
        update={update}
        back={{ href: editing.paths.details, label: shared.back }}
        onDiscard={presenter.discard}
        onSave={presenter.save}
        canSave={presenter.canSave}
      >
        <SubmitButton form={formId} missing={writing?.missing ?? []} softDisabled={!writing?.description.valid}>
          {texts.update}
        </SubmitButton>
      </EditFooter>
    </>
  );
});
