import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { MiniSteps } from '../../../ui/MiniSteps.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { Loaded } from '../../Loaded.tsx';
import { DescriptionEditor } from '../posting/DescriptionEditor.tsx';
import { JobFormSkeleton } from '../posting/JobFormSkeleton.tsx';
import { steps } from '../posting/steps.ts';
import { ChangesNote } from './ChangesNote.tsx';
import type { EditDescriptionPresenter } from './edit-description-presenter.ts';

interface Presented {
  readonly presenter: EditDescriptionPresenter;
}

export const EditDescriptionView = observer(function EditDescriptionView({ presenter }: Presented) {
  const formId = useId();
  const { editing, writing, submit } = presenter;
  return (
    <>
      <PageHeader title="Job Description" subtitle={editing.draft?.title ?? ''} gutter="reading">
        <MiniSteps steps={steps} step={2} />
      </PageHeader>
      {writing === null ? (
        <Scroll label="Job Description" gutter="reading">
          <Loaded resource={editing.begun} what="This job" skeleton={<JobFormSkeleton />}>
            {() => null}
          </Loaded>
        </Scroll>
      ) : (
        <DescriptionEditor writing={writing} formId={formId} onSubmit={submit} />
      )}
      <PageFooter
        gutter="reading"
        start={
          <ButtonLink href={editing.paths.details} size="lg">
            Back
          </ButtonLink>
        }
      >
        <ChangesNote editing={editing} />
        <Button type="submit" form={formId} variant="fill" size="lg" softDisabled={!writing?.description.valid}>
          Update
        </Button>
      </PageFooter>
    </>
  );
});
