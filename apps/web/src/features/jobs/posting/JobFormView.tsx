import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { MiniSteps } from '../../../ui/MiniSteps.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { Loaded } from '../../Loaded.tsx';
import { DraftNote } from './DraftNote.tsx';
import { DraftQuestion } from './DraftQuestion.tsx';
import { JobFormSections } from './JobFormSections.tsx';
import { JobFormSkeleton } from './JobFormSkeleton.tsx';
import type { JobFormPresenter } from './job-form-presenter.ts';
import { steps } from './steps.ts';

interface Presented {
  readonly presenter: JobFormPresenter;
}

export const JobFormView = observer(function JobFormView({ presenter }: Presented) {
  const formId = useId();
  const { form, lookups, duplication } = presenter;
  return (
    <>
      <PageHeader title="Post Opportunity" subtitle="Enter the details about the job you are posting" gutter="form">
        <MiniSteps steps={steps} step={1} />
      </PageHeader>
      <Scroll label="Details of the job" gutter="form">
        {duplication === null ? (
          <JobFormSections formId={formId} form={form} lookups={lookups} onSubmit={presenter.submit} />
        ) : (
          <Loaded resource={duplication.job} what="The job to duplicate" skeleton={<JobFormSkeleton />}>
            {() => (
              <>
                <JobFormSkeleton />
                <DraftQuestion duplication={duplication} />
              </>
            )}
          </Loaded>
        )}
      </Scroll>
      {duplication === null && (
        <PageFooter gutter="form" start={<ErrorSummary count={form.wrongCount} formId={formId} />}>
          <DraftNote presenter={presenter} />
          <Button type="submit" form={formId} variant="fill" size="lg" softDisabled={!form.valid}>
            Continue
          </Button>
        </PageFooter>
      )}
    </>
  );
});
