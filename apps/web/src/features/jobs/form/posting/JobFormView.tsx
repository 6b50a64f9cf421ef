import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ErrorSummary } from '../../../../ui/fields/FormNotes.tsx';
import { MiniSteps } from '../MiniSteps.tsx';
import { PageFooter, PageHeader, Scroll } from '../../../../ui/layout/Page.tsx';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { Loaded } from '../../../Loaded.tsx';
import { UnknownJob } from '../../UnknownJob.tsx';
import type { Presented } from '../../../screen.ts';
import { DraftNote } from './FooterNotes.tsx';
import { JobFormSections, JobFormSkeleton } from '../fields/JobFormSections.tsx';
import { texts as formTexts } from '../fields/texts.ts';
import type { JobFormPresenter } from './job-form-presenter.ts';
import { texts } from './texts.ts';

export const JobFormView = observer(function JobFormView({ presenter }: Presented<JobFormPresenter>) {
  const formId = useId();
  const { form, lookups, duplication } = presenter;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.help} gutter="form">
        <MiniSteps step={1} />
      </PageHeader>
      <Scroll label={formTexts.label} gutter="form">
        {duplication === null ? (
          <JobFormSections formId={formId} form={form} lookups={lookups} onSubmit={presenter.submit} />
        ) : (
          <Loaded
            resource={duplication.job}
            name={texts.jobToDuplicate}
            refused={<UnknownJob />}
            skeleton={<JobFormSkeleton />}
          >
            {() => <JobFormSkeleton />}
          </Loaded>
        )}
      </Scroll>
      {duplication === null && (
        <PageFooter gutter="form" start={<ErrorSummary count={form.wrongCount} formId={formId} />}>
          <DraftNote
            note={presenter.draftNote}
            onDiscard={presenter.canDiscard && presenter.discard}
            onUndo={presenter.canUndoDiscard && presenter.undoDiscard}
          />
          <SubmitButton form={formId} missing={form.stillMissing} softDisabled={!form.valid}>
            {texts.toDescription}
          </SubmitButton>
        </PageFooter>
      )}
    </>
  );
});
