import type { Job } from '@glo/domain/jobs/job';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { duplicatePath, editPaths, opportunityPath } from '../../../../navigation/addresses.ts';
import { BackLink } from '../../../../ui/actions/BackLink.tsx';
import { ButtonLink } from '../../../../ui/actions/Button.tsx';
import { PageFooter, PageHeader, Scroll } from '../../../../ui/layout/Page.tsx';
import { Loaded } from '../../../Loaded.tsx';
import { JobPage, JobPageSkeleton } from '../posting/JobPage.tsx';
import { texts as shared } from '../texts.ts';
import { UnknownJob } from '../../UnknownJob.tsx';
import type { Presented } from '../../../screen.ts';
import type { JobDetailsPresenter } from './job-details-presenter.ts';
import { texts } from './texts.ts';

export const JobDetailsView = observer(function JobDetailsView({ presenter }: Presented<JobDetailsPresenter>) {
  const { id, job, company, isColleagues } = presenter;
  return (
    <>
      <PageHeader
        title={texts.title}
        {...(!job.refused && { subtitle: job.value ? standing(job.value) : texts.help })}
        start={<BackLink href={opportunityPath(id)} />}
        gutter="form"
      />
      <Scroll label={texts.posted} gutter="form">
        <Loaded resource={job} name={shared.job} refused={<UnknownJob />} skeleton={<JobPageSkeleton />}>
          {(posted) => company && <JobPage job={posted} company={company} />}
        </Loaded>
      </Scroll>
      {!job.refused && (
        <PageFooter
          gutter="form"
          start={
            job.value && (
              <ButtonLink href={duplicatePath(id)} size="lg">
                {texts.duplicate}
              </ButtonLink>
            )
          }
        >
          {job.value && !isColleagues && (
            <ButtonLink href={editPaths(id).details} size="lg">
              {texts.edit}
            </ButtonLink>
          )}
          <ButtonLink href={opportunityPath(id)} variant="fill" size="lg">
            {texts.done}
          </ButtonLink>
        </PageFooter>
      )}
    </>
  );
});

function standing({ status, createdAt, applicantCount }: Job): string {
  return `${texts.standing[status](longDate(createdAt))}, ${shared.applicantCount(applicantCount)}`;
}
