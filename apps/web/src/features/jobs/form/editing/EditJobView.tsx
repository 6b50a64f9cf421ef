import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { jobDetailsPath } from '../../../../navigation/addresses.ts';
import { ErrorSummary } from '../../../../ui/fields/FormNotes.tsx';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { JobFormSections, JobFormSkeleton } from '../fields/JobFormSections.tsx';
import { texts as formTexts } from '../fields/texts.ts';
import type { Presented } from '../../../screen.ts';
import { Scroll } from '../../../../ui/layout/Page.tsx';
import { EditStep } from './EditStep.tsx';
import type { EditJobPresenter } from './edit-job-presenter.ts';
import { texts } from './texts.ts';

export const EditJobView = observer(function EditJobView({ presenter }: Presented<EditJobPresenter>) {
  const formId = useId();
  const { editing, form, lookups } = presenter;
  return (
    <EditStep
      editing={editing}
      step={1}
      title={texts.title}
      subtitle={texts.help}
      gutter="form"
      back={{ href: jobDetailsPath(editing.id), label: texts.cancel }}
      problems={form && <ErrorSummary count={form.wrongCount} formId={formId} />}
      onDiscard={presenter.discard}
      submit={
        <SubmitButton form={formId} missing={form?.stillMissing ?? []} softDisabled={!form?.valid}>
          {texts.toDescription}
        </SubmitButton>
      }
      skeleton={<JobFormSkeleton />}
    >
      {() =>
        form && (
          <Scroll label={formTexts.label} gutter="form">
            <JobFormSections formId={formId} form={form} lookups={lookups} onSubmit={presenter.submit} />
          </Scroll>
        )
      }
    </EditStep>
  );
});
