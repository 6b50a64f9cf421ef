import { textMaximum } from '@glo/domain/shared/text';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { IconButton } from '../../../../ui/actions/IconButton.tsx';
import { SlowNote } from '../../../../ui/feedback/SlowNote.tsx';
import { WandSparkles, X } from '../../../../ui/tokens/icons.ts';
import { Panel, Split } from '../../../../ui/layout/Split.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { Text } from '../../../../ui/display/Text.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
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

  function insert(position: number) {
    writing.insert(position);
    textArea.current?.focus();
  }

  return (
    <Split
      widePanel
      panel={
        <Panel label={texts.assistant}>
          <Assistant
            writing={writing}
            onInsert={() => insert(textArea.current?.selectionEnd ?? 0)}
            onAppend={() => insert(writing.description.value.length)}
          />
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
              <Button
                icon={<WandSparkles />}
                busy={writing.suggestion.pending}
                onClick={() => void writing.suggestion.run()}
              >
                {texts.suggest}
              </Button>
            }
          />
        </Form>
      </div>
    </Split>
  );
});

interface AssistantProps {
  readonly writing: DescriptionWriting;
  readonly onInsert: () => void;
  readonly onAppend: () => void;
}

const Assistant = observer(function Assistant({ writing, onInsert, onAppend }: AssistantProps) {
  const { proposal, suggestion, description } = writing;
  return (
    <Stack gap={5} space={{ padding: 5 }}>
      {suggestion.slow && <SlowNote onCancel={suggestion.cancel} onRetry={() => void suggestion.restart()} />}
      <output className="visually-hidden">{proposal !== null && texts.suggestionIsThere}</output>
      {proposal !== null && (
        <section className={styles.proposal} aria-labelledby="proposal">
          <div className={styles.top}>
            <Row justify="between" space={{ marginBlock: -1, marginRight: -2 }}>
              <h2 id="proposal">{texts.suggestion}</h2>
              <IconButton label={texts.dismiss} icon={<X />} onClick={writing.dismiss} />
            </Row>
            <Row gap={2}>
              <Button onClick={onInsert}>{texts.insert}</Button>
              {description.value.trim() !== '' && <Button onClick={onAppend}>{texts.append}</Button>}
            </Row>
          </div>
          <p className={styles.text}>{proposal}</p>
        </section>
      )}
      <section aria-labelledby="tips">
        <h2 id="tips">{texts.assistant}</h2>
        <Text tone="subtle" className={styles.balanced}>
          {texts.tipsTitle}
        </Text>
        <Stack as="ol" space={{ marginTop: 4 }}>
          {texts.tips.map((tip, index) => (
            <li key={tip.name} className={styles.tip}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <Text as="span" block weight="medium" className={styles.balanced}>
                  {tip.name}
                </Text>
                <Text as="span" block tone="subtle" className={styles.balanced}>
                  {tip.help}
                </Text>
              </span>
            </li>
          ))}
        </Stack>
      </section>
    </Stack>
  );
});
