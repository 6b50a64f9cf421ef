import { leftOpen, meetingLinkAdvice } from '@glo/domain/contact/email-form';
import { openPlaceIn, placeholderAdvice, placeholders } from '@glo/domain/contact/placeholders';
import type { EmailTemplate } from '@glo/domain/contact/templates';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { Scroll } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import styles from './EmailForm.module.css';
import type { EmailComposer } from './email-composer.ts';
import { lazily, OnceOpen } from '../../ui/lazily.tsx';
import { texts } from './texts.ts';

const TemplatesDialog = lazily(async () => (await import('./TemplatesDialog.tsx')).TemplatesDialog);

interface EmailFormProps {
  readonly composer: EmailComposer;
  readonly formId: string;
  readonly onSubmit: () => void | Promise<void>;
  readonly children?: ReactNode;
}

export const EmailForm = observer(function EmailForm(props: EmailFormProps) {
  const { composer, formId, onSubmit, children } = props;
  const { email, editor, gaps } = composer;
  const content = useRef<HTMLTextAreaElement>(null);
  const link = useRef<HTMLInputElement>(null);
  const { draft, ownTemplates } = email;

  /** Focuses the meeting link, which templates leave empty. */
  function applyTemplate(template: EmailTemplate) {
    // The text makes the form longer: rendered first, so that the focus scrolls to the link's final place.
    flushSync(() => email.applyTemplate(template));
    if (email.meetingLink.value === '' && !email.leadsToCompany) link.current?.focus();
  }

  function insert(placeholder: string) {
    const area = content.current;
    if (area === null) return;
    area.focus();
    area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** The focus on the refused field keeps this selection. */
  async function submit() {
    await onSubmit();
    const place = openPlaceIn(email.content.value);
    if (place !== null && email.content.shownError !== null) content.current?.setSelectionRange(...place);
  }

  /** The pressed button disappears with the difference to the usual link. */
  function keepLink() {
    link.current?.focus();
    void email.saveLink();
  }

  return (
    <Scroll label={texts.email}>
      <Form id={formId} onSubmit={submit}>
        <Stack gap={5} className={styles.form}>
          {children}
          <fieldset className={styles.templates}>
            <legend className="visually-hidden">{texts.templates}</legend>
            <div className={styles.head}>
              <Text as="span" weight="medium" aria-hidden="true">
                {texts.templates}
              </Text>
              <LinkButton aria-haspopup="dialog" onClick={() => editor.open(draft)}>
                {texts.own.open}
              </LinkButton>
            </div>
            {email.offeredTemplates.map((template) => {
              const isUsed = template.subject === draft.subject && template.content === draft.content;
              return (
                <Button key={template.name} aria-pressed={isUsed} onClick={() => applyTemplate(template)}>
                  {template.name}
                </Button>
              );
            })}
          </fieldset>
          <TextField
            label={texts.subject}
            field={email.subject}
            autoComplete="off"
            warning={gapAdvice(draft.subject, gaps.subject)}
          />
          <TextArea
            label={texts.content}
            size="l"
            field={email.content}
            counter
            hint={ownTemplates.signature ? `${texts.contentHint} ${texts.signatureAdded}` : texts.contentHint}
            warning={gapAdvice(draft.content, gaps.content)}
            textAreaRef={content}
            labelEnd={
              <Row as="span" gap={3} wrap rowGap={1} size={1} tone="subtle">
                <span aria-hidden="true">{texts.insert}</span>
                {placeholders.map((placeholder) => (
                  <LinkButton key={placeholder} onClick={() => insert(placeholder)}>
                    <span className="visually-hidden">{`${texts.insert} `}</span>
                    <span translate="no">{placeholder}</span>
                  </LinkButton>
                ))}
              </Row>
            }
          />
          <TextField
            label={email.linkLabel}
            inputMode="url"
            autoComplete="off"
            field={email.meetingLink}
            inputRef={link}
            marker={!email.leadsToCompany && email.isUsualLink && email.usualLink !== '' ? texts.usualLink : undefined}
            hint={
              email.leadsToCompany
                ? email.website !== '' && email.isUsualLink && texts.websiteHint
                : !email.isUsualLink && <LinkButton onClick={keepLink}>{texts.keepLink}</LinkButton>
            }
            warning={meetingLinkAdvice(draft.meetingLink) ?? undefined}
          />
        </Stack>
      </Form>
      <OnceOpen isOpen={editor.isOpen}>
        <TemplatesDialog editor={editor} />
      </OnceOpen>
    </Scroll>
  );
});

function gapAdvice(text: string, gaps: readonly string[]): string | undefined {
  return leftOpen(gaps) ?? placeholderAdvice(text) ?? undefined;
}
