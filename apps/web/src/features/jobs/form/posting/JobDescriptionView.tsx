import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { paths } from '../../../../navigation/paths.ts';
import { ButtonLink } from '../../../../ui/actions/Button.tsx';
import { MiniSteps } from '../MiniSteps.tsx';
import { PageFooter, PageHeader } from '../../../../ui/layout/Page.tsx';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { texts as shared } from '../texts.ts';
import { DescriptionEditor } from '../description/DescriptionEditor.tsx';
import type { Presented } from '../../../screen.ts';
import { DraftNote } from './FooterNotes.tsx';
import type { JobDescriptionPresenter } from './job-description-presenter.ts';
import { texts } from './texts.ts';

export const JobDescriptionView = observer(function JobDescriptionView({
  presenter,
}: Presented<JobDescriptionPresenter>) {
  const formId = useId();
  const { title, writing, submit } = presenter;
  return (
    <>
      <PageHeader title={shared.description} subtitle={title}>
        <MiniSteps step={2} />
      </PageHeader>
      <DescriptionEditor writing={writing} formId={formId} onSubmit={submit} />
      <PageFooter
        start={
          <ButtonLink href={paths.jobForm} size="lg">
            {shared.back}
          </ButtonLink>
        }
      >
        <DraftNote note={texts.draft.kept} onDiscard={presenter.discard} />
        <SubmitButton form={formId} missing={writing.missing} softDisabled={!writing.form.valid}>
          {texts.toPreview}
        </SubmitButton>
      </PageFooter>
    </>
  );
});
