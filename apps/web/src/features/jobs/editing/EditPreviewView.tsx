import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Scroll } from '../../../ui/layout/Page.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobPage } from '../posting/JobPage.tsx';
import { JobPageSkeleton } from '../posting/JobPageSkeleton.tsx';
import { texts as posting } from '../posting/texts.ts';
import { texts as shared } from '../texts.ts';
import { UnknownJob } from '../UnknownJob.tsx';
import type { Presented } from '../../screen.ts';
import { EditFooter } from './EditFooter.tsx';
import { EditHeader } from './EditHeader.tsx';
import type { EditPreviewPresenter } from './edit-preview-presenter.ts';
import { texts } from './texts.ts';

export const EditPreviewView = observer(function EditPreviewView({ presenter }: Presented<EditPreviewPresenter>) {
  const { update, job, company } = presenter;
  const { editing, sending } = update;
  return (
    <>
      <EditHeader editing={editing} title={shared.preview} subtitle={texts.previewHelp} step={3} gutter="form" />
      <Scroll label={posting.page.label} gutter="form">
        <Loaded resource={editing.begun} what={shared.job} refused={<UnknownJob />} skeleton={<JobPageSkeleton />}>
          {() => job && company && <JobPage job={job} company={company} />}
        </Loaded>
      </Scroll>
      <EditFooter update={update} gutter="form" back={{ href: editing.paths.description, label: shared.back }}>
        <Button
          variant="fill"
          size="lg"
          disabled={job === null}
          busy={sending.watch.pending}
          onClick={() => void sending.send()}
        >
          {texts.update}
        </Button>
      </EditFooter>
    </>
  );
});
