import { passwordProgress } from '@glo/domain/account/credentials';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { CheckboxField } from '../../../ui/fields/Checkbox.tsx';
import { EntryTitle } from '../../../ui/layout/EntryTitle.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EntryForm, Problem } from '../EntryForm.tsx';
import { texts as entry } from '../entry-texts.ts';
import { GoogleSignInView, PolicyLink } from '../google/GoogleSignInView.tsx';
import { signUpTexts as texts, texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { SignUpPresenter } from './sign-up-presenter.ts';

const labels = {
  email: entry.email,
  password: entry.password,
  confirmation: shared.confirmPassword,
  agreement: texts.agreement,
};

export const SignUpView = observer(function SignUpView({ presenter }: Presented<SignUpPresenter>) {
  const { productName } = useConfiguration();
  const { form, submission } = presenter;
  const missing = form.missing(labels);
  const wrong = form.wrong(labels);
  const lacksOnlyAgreement = missing.length === 1 && missing[0] === labels.agreement && wrong.length === 0;
  return (
    <EntryForm texts={texts} onSubmit={submission.run}>
      <EntryTitle title={texts.title}>{texts.lead(productName)}</EntryTitle>
      <Stack gap={4}>
        <TextField
          label={entry.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          field={form.fields.email}
          hint={texts.emailHint}
          warning={presenter.emailWarning}
        />
        <PasswordField
          label={entry.password}
          autoComplete="new-password"
          field={form.fields.password}
          marker={passwordProgress(form.fields.password.value)}
          hint={shared.passwordHint}
        />
        <PasswordField label={shared.confirmPassword} autoComplete="new-password" field={form.fields.confirmation} />
        <CheckboxField field={form.fields.agreement}>
          <span>{texts.agree}</span>
          <PolicyLink />
        </CheckboxField>
      </Stack>
      <Problem text={submission.problem} />
      <Stack gap={4}>
        <SubmitButton
          wide
          missing={missing}
          wrong={wrong}
          note={lacksOnlyAgreement ? texts.acceptPolicy : undefined}
          busy={submission.pending}
          softDisabled={!form.valid}
        >
          {shared.getCode}
        </SubmitButton>
        {submission.slow && <SlowNote onCancel={submission.cancel} onRetry={() => void submission.restart()} />}
        <GoogleSignInView presenter={presenter.google} />
      </Stack>
      <p>
        <span>{texts.haveAccount}</span>
        <TextLink href={paths.login} data-email={form.fields.email.value}>
          {entry.login}
        </TextLink>
      </p>
    </EntryForm>
  );
});
