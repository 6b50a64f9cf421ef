import { observer } from 'mobx-react-lite';
import { paths } from '../../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx';
import { MiniSteps } from '../MiniSteps.tsx';
import { PageFooter, PageHeader, Scroll } from '../../../../ui/layout/Page.tsx';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../../screen.ts';
import { DraftNote, SendingState } from './FooterNotes.tsx';
import { JobPage } from './JobPage.tsx';
import type { JobPreviewPresenter } from './job-preview-presenter.ts';
import { texts } from './texts.ts';

export const JobPreviewView = observer(function JobPreviewView({ presenter }: Presented<JobPreviewPresenter>) {
  const { job, company, sending } = presenter;
  return (
    <>
      <PageHeader title={shared.preview} subtitle={texts.previewHelp} gutter="form">
        <MiniSteps step={3} />
      </PageHeader>
      <Scroll label={texts.page.label} gutter="form">
        {job && company && <JobPage job={job} company={company} />}
      </Scroll>
      <PageFooter
        gutter="form"
        start={
          <>
            <ButtonLink href={paths.jobDescription} size="lg">
              {shared.back}
            </ButtonLink>
            <SendingState sending={sending} />
          </>
        }
      >
        {sending.request.problem === null && <DraftNote note={texts.draft.kept} />}
        <Button variant="fill" size="lg" busy={sending.request.pending} onClick={() => void sending.request.run()}>
          {texts.sending.post}
        </Button>
      </PageFooter>
    </>
  );
});
