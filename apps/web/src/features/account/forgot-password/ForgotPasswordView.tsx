import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { EntryTitle } from '../../../ui/layout/EntryTitle.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EntryForm } from '../EntryForm.tsx';
import { texts as entry } from '../entry-texts.ts';
import { forgotPasswordTexts as texts, texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { ForgotPasswordPresenter } from './forgot-password-presenter.ts';

export const ForgotPasswordView = observer(function ForgotPasswordView({
  presenter,
}: Presented<ForgotPasswordPresenter>) {
  const { productName } = useConfiguration();
  const { form, submission } = presenter;
  return (
    <EntryForm texts={texts} onSubmit={submission.run}>
      <BackLink href={paths.login} />
      <EntryTitle title={texts.title}>{presenter.note ?? texts.lead}</EntryTitle>
      <TextField label={entry.email} type="email" autoComplete="username" maxLength={254} field={form.fields.email} />
      <SubmitButton wide missing={form.missing(entry)} busy={submission.pending} softDisabled={!form.canSend}>
        {shared.getCode}
      </SubmitButton>
      {submission.slow && <SlowNote onCancel={submission.cancel} onRetry={() => void submission.restart()} />}
      <p>
        <span>{entry.newTo(productName)}</span>
        <TextLink href={paths.signUp} data-email={form.fields.email.value}>
          {entry.createAccount}
        </TextLink>
      </p>
    </EntryForm>
  );
});
