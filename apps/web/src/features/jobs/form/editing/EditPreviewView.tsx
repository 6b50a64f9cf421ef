import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/actions/Button.tsx';
import { JobPage, JobPageSkeleton } from '../posting/JobPage.tsx';
import { texts as posting } from '../posting/texts.ts';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../../screen.ts';
import { Scroll } from '../../../../ui/layout/Page.tsx';
import { EditStep } from './EditStep.tsx';
import type { EditPreviewPresenter } from './edit-preview-presenter.ts';
import { texts } from './texts.ts';

export const EditPreviewView = observer(function EditPreviewView({ presenter }: Presented<EditPreviewPresenter>) {
  const { editing, job, company } = presenter;
  const { sending } = editing;
  return (
    <EditStep
      editing={editing}
      step={3}
      title={shared.preview}
      subtitle={texts.previewHelp}
      gutter="form"
      back={{ href: editing.paths.description, label: shared.back }}
      submit={
        <Button
          variant="fill"
          size="lg"
          disabled={job === null}
          busy={sending.request.pending}
          onClick={() => void sending.request.run()}
        >
          {texts.update}
        </Button>
      }
      skeleton={<JobPageSkeleton />}
    >
      {() => (
        <Scroll label={posting.page.label} gutter="form">
          {job && company && <JobPage job={job} company={company} />}
        </Scroll>
      )}
    </EditStep>
  );
});
