import type { Job } from '@glo/domain/jobs';
import { longDate } from '@glo/domain/shared';
import { observer } from 'mobx-react-lite';
import { duplicatePath, editPaths, opportunityPath } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobPage } from '../posting/JobPage.tsx';
import { JobPageSkeleton } from '../posting/JobPageSkeleton.tsx';
import type { JobDetailsPresenter } from './job-details-presenter.ts';

interface Presented {
  readonly presenter: JobDetailsPresenter;
}

export const JobDetailsView = observer(function JobDetailsView({ presenter }: Presented) {
  const { id, job, company } = presenter;
  return (
    <>
      <PageHeader
        title="Job Preview"
        subtitle={job.value ? standing(job.value) : 'As students read it'}
        gutter="form"
      />
      <Scroll label="The job" gutter="form">
        <Loaded resource={job} what="This job" skeleton={<JobPageSkeleton />}>
          {(posted) => company && <JobPage job={posted} company={company} />}
        </Loaded>
      </Scroll>
      <PageFooter
        gutter="form"
        start={
          job.value && (
            <ButtonLink href={duplicatePath(id)} size="lg">
              Duplicate
            </ButtonLink>
          )
        }
      >
        {job.value && (
          <ButtonLink href={editPaths(id).details} size="lg">
            Edit
          </ButtonLink>
        )}
        <ButtonLink href={opportunityPath(id)} variant="fill" size="lg">
          Done
        </ButtonLink>
      </PageFooter>
    </>
  );
});

/** 'Active job, posted November 3, 2026' */
function standing({ status, createdAt }: Job): string {
  return `${status === 'ACTIVE' ? 'Active' : 'Closed'} job, posted ${longDate(createdAt)}`;
}
