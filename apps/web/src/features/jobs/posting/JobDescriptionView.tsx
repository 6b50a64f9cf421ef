import { textMaximum } from '@glo/domain/shared';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Form } from '../../../ui/Form.tsx';
import { WandSparkles } from '../../../ui/icons.ts';
import { MiniSteps } from '../../../ui/MiniSteps.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SavedNote } from '../../../ui/SavedNote.tsx';
import { Panel, Split } from '../../../ui/Split.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Assistant } from './Assistant.tsx';
import styles from './JobDescriptionView.module.css';
import type { JobDescriptionPresenter } from './job-description-presenter.ts';
import { steps } from './steps.ts';

interface Presented {
  readonly presenter: JobDescriptionPresenter;
}

export const JobDescriptionView = observer(function JobDescriptionView({ presenter }: Presented) {
  const formId = useId();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { description, asking } = presenter;

  // Writing goes on where it ended, and so does an insertion.
  useEffect(() => {
    const end = textArea.current?.value.length ?? 0;
    textArea.current?.setSelectionRange(end, end);
  }, []);

  function insert() {
    const position = textArea.current?.selectionEnd ?? 0;
    presenter.insert(position);
    textArea.current?.focus();
  }

  function append() {
    presenter.append();
    textArea.current?.focus();
  }

  return (
    <>
      <PageHeader title="Job Description" subtitle={presenter.title} gutter="reading">
        <MiniSteps steps={steps} step={2} />
      </PageHeader>
      <Split
        panel={
          <Panel label="Writing assistant">
            <Assistant presenter={presenter} onInsert={insert} onAppend={append} />
          </Panel>
        }
      >
        <div className={styles.editor}>
          <Form id={formId} onSubmit={presenter.submit}>
            <TextArea
              label="Description"
              field={description}
              size="xl"
              placeholder="Type a new job description"
              maxLength={textMaximum}
              counter
              hint="Plain text. Lines that start with • read as a list."
              textAreaRef={textArea}
              labelEnd={
                <Button icon={<WandSparkles />} busy={asking.pending} onClick={() => void presenter.suggest()}>
                  Suggest description
                </Button>
              }
            />
          </Form>
        </div>
      </Split>
      <PageFooter
        gutter="reading"
        start={
          <ButtonLink href={paths.jobForm} size="lg">
            Back
          </ButtonLink>
        }
      >
        <SavedNote>Draft kept on this device</SavedNote>
        <Button type="submit" form={formId} variant="fill" size="lg" softDisabled={!description.valid}>
          Next
        </Button>
      </PageFooter>
    </>
  );
});
