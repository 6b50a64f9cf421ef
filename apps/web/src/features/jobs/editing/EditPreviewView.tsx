import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { MiniSteps } from '../../../ui/MiniSteps.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobPage } from '../posting/JobPage.tsx';
import { JobPageSkeleton } from '../posting/JobPageSkeleton.tsx';
import { SendState } from '../posting/SendState.tsx';
import { steps } from '../posting/steps.ts';
import { ChangesNote } from './ChangesNote.tsx';
import type { EditPreviewPresenter } from './edit-preview-presenter.ts';

interface Presented {
  readonly presenter: EditPreviewPresenter;
}

export const EditPreviewView = observer(function EditPreviewView({ presenter }: Presented) {
  const { editing, sending, job, company } = presenter;
  return (
    <>
      <PageHeader title="Job Preview" subtitle="Read it once more before students do" gutter="form">
        <MiniSteps steps={steps} step={3} />
      </PageHeader>
      <Scroll label="Preview of the job" gutter="form">
        <Loaded resource={editing.begun} what="This job" skeleton={<JobPageSkeleton />}>
          {() => job && company && <JobPage job={job} company={company} />}
        </Loaded>
      </Scroll>
      <PageFooter
        gutter="form"
        start={
          <>
            <ButtonLink href={editing.paths.description} size="lg">
              Back
            </ButtonLink>
            <SendState sending={sending} />
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
          Update
        </Button>
      </PageFooter>
    </>
  );
});
