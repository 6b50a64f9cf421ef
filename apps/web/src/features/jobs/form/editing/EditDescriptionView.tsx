import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { DescriptionEditor } from '../description/DescriptionEditor.tsx';
import { JobFormSkeleton } from '../fields/JobFormSections.tsx';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../../screen.ts';
import { EditStep } from './EditStep.tsx';
import type { EditDescriptionPresenter } from './edit-description-presenter.ts';
import { texts } from './texts.ts';

export const EditDescriptionView = observer(function EditDescriptionView({
  presenter,
}: Presented<EditDescriptionPresenter>) {
  const formId = useId();
  const { editing, writing } = presenter;
  return (
    <EditStep
      editing={editing}
      step={2}
      title={shared.description}
      subtitle={editing.draft?.title ?? ''}
      gutter="pane"
      back={{ href: editing.paths.details, label: shared.back }}
      onDiscard={presenter.discard}
      submit={
        <SubmitButton form={formId} missing={writing?.missing ?? []} softDisabled={!writing?.form.valid}>
          {texts.update}
        </SubmitButton>
      }
      skeleton={<JobFormSkeleton />}
    >
      {() => writing && <DescriptionEditor writing={writing} formId={formId} onSubmit={presenter.submit} />}
    </EditStep>
  );
});
