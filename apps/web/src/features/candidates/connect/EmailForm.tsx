import { emailTemplates } from '@glo/domain/contact/templates';
import { placeholders } from '@glo/domain/contact/placeholders';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Info } from '../../../ui/tokens/icons.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ProfilePart } from '../profile/ProfilePart.tsx';
import { texts as shared } from '../texts.ts';
import type { ConnectPresenter } from './connect-presenter.ts';
import styles from './EmailForm.module.css';
import type { Recipient } from './recipient.ts';
import { texts } from './texts.ts';

interface EmailFormProps {
  readonly presenter: ConnectPresenter;
  readonly recipient: Recipient;
  readonly formId: string;
}

/** Whom it goes to, templates to begin with, and the three fields. */
export const EmailForm = observer(function EmailForm({ presenter, recipient, formId }: EmailFormProps) {
  const content = useRef<HTMLTextAreaElement>(null);
  const { writtenLately } = presenter;

  /** As if it were typed: at the caret, and the browser's own undo takes it back. */
  function insert(placeholder: string) {
    const area = content.current;
    if (area === null) return;
    area.focus();
    area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Scroll label={texts.letter} gutter="reading">
      <Form id={formId} onSubmit={presenter.submit}>
        <Stack gap={5} className={styles.form}>
          <To recipient={recipient} />
          {writtenLately !== null && (
            <Callout icon={<Info />} title={texts.writtenOn(longDate(writtenLately))}>
              <p>{texts.writtenLately}</p>
            </Callout>
          )}
          <fieldset className={styles.templates}>
            <legend>{texts.templates}</legend>
            {emailTemplates.map((template) => (
              <Button key={template.name} onClick={() => presenter.begin(template)}>
                {template.name}
              </Button>
            ))}
          </fieldset>
          <TextField label={texts.subject} field={presenter.subject} autoComplete="off" />
          <TextArea
            label={texts.content}
            size="l"
            field={presenter.content}
            counter
            hint={texts.contentHint}
            textAreaRef={content}
            labelEnd={
              <span className={styles.placeholders}>
                <span aria-hidden="true">{texts.insert}</span>
                {placeholders.map((placeholder) => (
                  <LinkButton key={placeholder} onClick={() => insert(placeholder)}>
                    <span className="visually-hidden">{texts.insert} </span>
                    {placeholder}
                  </LinkButton>
                ))}
              </span>
            }
          />
          <TextField
            label={texts.meetingLink}
            inputMode="url"
            autoComplete="off"
            field={presenter.meetingLink}
            warning={presenter.linkAdvice}
          />
        </Stack>
      </Form>
    </Scroll>
  );
});

const To = observer(function To({ recipient }: { readonly recipient: Recipient }) {
  return (
    <ProfilePart resource={recipient.profile} what={texts.whom} skeleton={<ToSkeleton />}>
      {({ name, profilePicture }) => (
        <div className={styles.to}>
          <Avatar size="md" name={name} pictureUrl={profilePicture} />
          <div className={styles.words}>
            <p className={styles.name}>
              <span className="visually-hidden">{texts.to} </span>
              {name}
            </p>
            <p className={styles.address}>{recipient.email ?? shared.noEmail}</p>
          </div>
        </div>
      )}
    </ProfilePart>
  );
});

function ToSkeleton() {
  return (
    <div className={styles.to} aria-hidden="true">
      <Skeleton shape="circle" width="40px" height={40} />
      <div className={styles.words}>
        <Skeleton width="160px" />
        <Skeleton width="216px" />
      </div>
    </div>
  );
}
