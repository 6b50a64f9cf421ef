import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { jobDetailsPath } from '../../../navigation/addresses.ts';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx';
import { Scroll } from '../../../ui/layout/Page.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobFormSections } from '../form/JobFormSections.tsx';
import { JobFormSkeleton } from '../form/JobFormSkeleton.tsx';
import { texts as formTexts } from '../form/texts.ts';
import { texts as shared } from '../texts.ts';
import { UnknownJob } from '../UnknownJob.tsx';
import { EditFooter } from './EditFooter.tsx';
import { EditHeader } from './EditHeader.tsx';
import type { EditJobPresenter } from './edit-job-presenter.ts';
import { texts } from './texts.ts';

export const EditJobView = observer(function EditJobView({ presenter }: { readonly presenter: EditJobPresenter }) {
  const formId = useId();
  const { update, form, lookups } = presenter;
  const { editing } = update;
  return (
    <>
      <EditHeader editing={editing} title={texts.title} subtitle={texts.help} step={1} gutter="form" />
      <Scroll label={formTexts.label} gutter="form">
        <Loaded resource={editing.begun} what={shared.job} refused={<UnknownJob />} skeleton={<JobFormSkeleton />}>
          {() => form && <JobFormSections formId={formId} form={form} lookups={lookups} onSubmit={presenter.submit} />}
        </Loaded>
      </Scroll>
      <EditFooter
        update={update}
        gutter="form"
        back={{ href: jobDetailsPath(editing.id), label: texts.cancel }}
        problems={form && <ErrorSummary count={form.wrongCount} formId={formId} />}
        onDiscard={presenter.discard}
        onSave={presenter.save}
        canSave={presenter.canSave}
      >
        <SubmitButton form={formId} missing={form?.stillMissing ?? []} softDisabled={!form?.valid}>
          {texts.toDescription}
        </SubmitButton>
      </EditFooter>
    </>
  );
});
