import { textMaximum } from '@glo/domain/shared/text';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { WandSparkles } from '../../../ui/tokens/icons.ts';
import { Panel, Split } from '../../../ui/layout/Split.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Assistant } from './Assistant.tsx';
import styles from './DescriptionEditor.module.css';
import type { DescriptionWriting } from './description-writing.ts';
import { texts } from './texts.ts';

interface DescriptionEditorProps {
  readonly writing: DescriptionWriting;
  readonly formId: string;
  readonly onSubmit: () => void;
}

export const DescriptionEditor = observer(function DescriptionEditor(props: DescriptionEditorProps) {
  const { writing, formId, onSubmit } = props;
  const textArea = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const end = textArea.current?.value.length ?? 0;
    textArea.current?.setSelectionRange(end, end);
  }, []);

  function insert() {
    const position = textArea.current?.selectionEnd ?? 0;
    writing.insert(position);
    textArea.current?.focus();
  }

  function append() {
    writing.append();
    textArea.current?.focus();
  }

  return (
    <Split
      widePanel
      panel={
        <Panel label={texts.assistant}>
          <Assistant writing={writing} onInsert={insert} onAppend={append} />
        </Panel>
      }
    >
      <div className={styles.editor}>
        <Form id={formId} onSubmit={onSubmit}>
          <TextArea
            label={texts.label}
            field={writing.description}
            size="xl"
            placeholder={texts.placeholder}
            maxLength={textMaximum}
            counter
            hint={texts.hint}
            textAreaRef={textArea}
            labelEnd={
              <Button icon={<WandSparkles />} busy={writing.asking.pending} onClick={() => void writing.suggest()}>
                {texts.suggest}
              </Button>
            }
          />
        </Form>
      </div>
    </Split>
  );
});
