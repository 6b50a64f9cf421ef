import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { MiniSteps } from '../MiniSteps.tsx';
import { PageFooter } from '../../../ui/layout/PageFooter.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { SendState } from '../../../ui/feedback/SendState.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobPage } from '../posting/JobPage.tsx';
import { JobPageSkeleton } from '../posting/JobPageSkeleton.tsx';
import { texts as shared } from '../texts.ts';
import { UnknownJob } from '../UnknownJob.tsx';
import { ChangesNote } from './ChangesNote.tsx';
import type { EditPreviewPresenter } from './edit-preview-presenter.ts';
import { texts } from './texts.ts';

interface Presented {
  readonly presenter: EditPreviewPresenter;
}

export const EditPreviewView = observer(function EditPreviewView({ presenter }: Presented) {
  const { editing, sending, job, company } = presenter;
  return (
    <>
      <PageHeader title={shared.preview} subtitle={shared.previewHelp} gutter="form">
        <MiniSteps steps={shared.steps} step={3} />
      </PageHeader>
      <Scroll label={shared.previewed} gutter="form">
        <Loaded resource={editing.begun} what={shared.job} refused={<UnknownJob />} skeleton={<JobPageSkeleton />}>
          {() => job && company && <JobPage job={job} company={company} />}
        </Loaded>
      </Scroll>
      {!editing.begun.refused && (
        <PageFooter
          gutter="form"
          start={
            <>
              <ButtonLink href={editing.paths.description} size="lg">
                {shared.back}
              </ButtonLink>
              <SendState
                slow={sending.watch.slow}
                problem={sending.problem}
                detail={sending.detail}
                onCancel={sending.cancel}
                onRetry={() => void sending.send()}
              />
            </>
          }
        >
          {sending.problem === null && <ChangesNote editing={editing} />}
          <Button
            variant="fill"
            size="lg"
            disabled={job === null}
            busy={sending.watch.pending}
            onClick={() => void sending.send()}
          >
            {texts.update}
          </Button>
        </PageFooter>
      )}
    </>
  );
});
