import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { jobDetailsPath } from '../../../navigation/addresses.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx';
import { MiniSteps } from '../MiniSteps.tsx';
import { PageFooter } from '../../../ui/layout/PageFooter.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobFormSections } from '../form/JobFormSections.tsx';
import { JobFormSkeleton } from '../form/JobFormSkeleton.tsx';
import { texts as shared } from '../texts.ts';
import { UnknownJob } from '../UnknownJob.tsx';
import { ChangesNote } from './ChangesNote.tsx';
import type { EditJobPresenter } from './edit-job-presenter.ts';
import { texts } from './texts.ts';

export const EditJobView = observer(function EditJobView({ presenter }: { readonly presenter: EditJobPresenter }) {
  const formId = useId();
  const { editing, form, lookups } = presenter;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.help} gutter="form">
        <MiniSteps steps={shared.steps} step={1} />
      </PageHeader>
      <Scroll label={shared.details} gutter="form">
        <Loaded resource={editing.begun} what={shared.job} refused={<UnknownJob />} skeleton={<JobFormSkeleton />}>
          {() => form && <JobFormSections formId={formId} form={form} lookups={lookups} onSubmit={presenter.submit} />}
        </Loaded>
      </Scroll>
      {!editing.begun.refused && (
        <PageFooter
          gutter="form"
          start={
            <>
              <ButtonLink href={jobDetailsPath(editing.id)} size="lg">
                {texts.cancel}
              </ButtonLink>
              {form && <ErrorSummary count={form.wrongCount} formId={formId} />}
            </>
          }
        >
          <ChangesNote editing={editing} onDiscard={presenter.discard} />
          <Button type="submit" form={formId} variant="fill" size="lg" softDisabled={!form?.valid}>
            {texts.toDescription}
          </Button>
        </PageFooter>
      )}
    </>
  );
});
