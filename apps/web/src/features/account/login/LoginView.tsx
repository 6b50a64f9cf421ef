import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EntryTitle } from '../../../ui/layout/EntryTitle.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EntryForm } from '../EntryForm.tsx';
import { loginTexts as texts, texts as entry } from '../entry-texts.ts';
import { GoogleSignInView } from '../google/GoogleSignInView.tsx';
import type { Presented } from '../../screen.ts';
import type { LoginPresenter } from './login-presenter.ts';

export const LoginView = observer(function LoginView({ presenter }: Presented<LoginPresenter>) {
  const { productName } = useConfiguration();
  const { form, submission } = presenter;
  return (
    <EntryForm texts={texts} onSubmit={submission.run}>
      <EntryTitle title={texts.title}>
        {presenter.note === null ? texts.lead(productName) : <strong>{presenter.note}</strong>}
      </EntryTitle>
      <Stack gap={4}>
        <TextField label={entry.email} type="email" autoComplete="username" maxLength={254} field={form.fields.email} />
        <PasswordField
          label={entry.password}
          autoComplete="current-password"
          field={form.fields.password}
          labelEnd={
            <TextLink href={paths.forgotPassword} data-email={form.fields.email.value}>
              {entry.forgotPassword}
            </TextLink>
          }
        />
      </Stack>
      <Stack gap={4}>
        <Button type="submit" variant="fill" size="lg" wide busy={submission.pending} softDisabled={!form.canSend}>
          {entry.login}
        </Button>
        {submission.slow && <SlowNote onCancel={submission.cancel} onRetry={() => void submission.restart()} />}
        <GoogleSignInView presenter={presenter.google} />
      </Stack>
      <p>
        <span>{entry.newTo(productName)}</span>
        <TextLink href={paths.signUp} data-email={form.fields.email.value}>
          {entry.createAccount}
        </TextLink>
      </p>
    </EntryForm>
  );
});
