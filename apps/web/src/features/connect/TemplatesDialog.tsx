import { emailTemplateLimits } from '@glo/domain/contact/email-templates';
import { placeholderAdvice } from '@glo/domain/contact/placeholders';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { useNeighborFocus } from '../../ui/actions/focus.ts';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Plus, SquarePen, Trash2 } from '../../ui/tokens/icons.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { Text } from '../../ui/display/Text.tsx';
import styles from './TemplatesDialog.module.css';
import type { TemplateEditor } from './template-editor.ts';
import { texts } from './texts.ts';

interface Edited {
  readonly editor: TemplateEditor;
}

export const TemplatesDialog = observer(function TemplatesDialog({ editor }: Edited) {
  const formId = useId();
  const isEditing = editor.editing !== null;
  return (
    <Dialog
      open={editor.isOpen}
      title={!isEditing ? texts.own.title : editor.editing === '' ? texts.own.create : texts.own.edit}
      subtitle={texts.own.where}
      onClose={editor.close}
      footer={
        <>
          <Button size="lg" onClick={isEditing ? editor.stopEditing : editor.close}>
            {texts.own.cancel}
          </Button>
          <Button size="lg" variant="fill" type="submit" form={formId}>
            {texts.own.save}
          </Button>
        </>
      }
    >
      <Form key={editor.editing} id={formId} onSubmit={isEditing ? editor.saveTemplate : editor.save}>
        <Stack gap={5}>{isEditing ? <TemplateFields editor={editor} /> : <Kept editor={editor} />}</Stack>
      </Form>
    </Dialog>
  );
});

const Kept = observer(function Kept({ editor }: Edited) {
  const { ownTemplates, removed, focusOn, settings } = editor;
  const rows = useRef<HTMLUListElement>(null);
  useNeighborFocus(rows, ownTemplates.templates);
  const isEmpty = ownTemplates.templates.length === 0;
  return (
    <>
      <section aria-label={texts.own.templates}>
        <h3>{texts.own.templates}</h3>
        {isEmpty && (
          <Text tone="subtle" space={{ marginTop: 1 }}>
            {texts.own.none}
          </Text>
        )}
        <Stack space={{ marginTop: isEmpty ? undefined : 2, marginBottom: 3 }}>
          <ul ref={rows} tabIndex={-1}>
            {ownTemplates.templates.map((template, index) => (
              <li key={template.name} className={styles.row} data-item={index}>
                <span className={styles.name}>{template.name}</span>
                <IconButton
                  ref={template.name === focusOn ? focus : undefined}
                  label={texts.own.editOne(template.name)}
                  icon={<SquarePen />}
                  onClick={() => editor.edit(template)}
                />
                <IconButton
                  label={texts.own.deleteOne(template.name)}
                  icon={<Trash2 />}
                  onClick={() => void editor.remove(template)}
                />
              </li>
            ))}
          </ul>
        </Stack>
        <output className={cx(styles.removed, 'hidden-if-empty')}>
          {removed !== null && (
            <>
              <span>{texts.own.removed(removed.template.name)}</span>
              {/* The list is empty and cannot take the focus. */}
              <LinkButton
                ref={ownTemplates.templates.length === 0 ? focus : undefined}
                onClick={() => void editor.putBack()}
              >
                {texts.own.undo}
              </LinkButton>
            </>
          )}
        </output>
        <Button
          ref={focusOn === '' ? focus : undefined}
          icon={<Plus />}
          disabled={!editor.hasRoom}
          onClick={editor.startNew}
        >
          {texts.own.saveEmail}
        </Button>
      </section>
      <TextArea
        label={texts.own.signature}
        hint={texts.own.signatureHint}
        warning={editor.signatureAdvice}
        maxLength={emailTemplateLimits.signature}
        field={settings.fields.signature}
      />
      <TextField
        label={texts.own.link}
        hint={texts.own.linkHint}
        inputMode="url"
        autoComplete="off"
        field={settings.fields.meetingLink}
      />
    </>
  );
});

const TemplateFields = observer(function TemplateFields({ editor }: Edited) {
  const { name, subject, content } = editor.template.fields;
  return (
    <>
      <TextField
        label={texts.own.name}
        maxLength={emailTemplateLimits.name}
        autoComplete="off"
        field={name}
        inputRef={focus}
      />
      <TextField
        label={texts.subject}
        autoComplete="off"
        field={subject}
        warning={placeholderAdvice(subject.value) ?? undefined}
      />
      <TextArea
        label={texts.content}
        size="l"
        counter
        hint={texts.contentHint}
        field={content}
        warning={placeholderAdvice(content.value) ?? undefined}
      />
    </>
  );
});

function focus(control: HTMLElement | null): void {
  control?.focus();
}
