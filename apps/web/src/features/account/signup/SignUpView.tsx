import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { EntryTitle } from '../../../ui/layout/EntryTitle.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EntryForm, Problem } from '../EntryForm.tsx';
import styles from '../account.module.css';
import { texts as entry } from '../entry-texts.ts';
import { GoogleSignInView, PolicyLink } from '../google/GoogleSignInView.tsx';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { SignUpPresenter } from './sign-up-presenter.ts';
import { texts } from './texts.ts';

export const SignUpView = observer(function SignUpView({ presenter }: Presented<SignUpPresenter>) {
  const { productName } = useConfiguration();
  const { wait } = presenter;
  return (
    <EntryForm texts={texts} onSubmit={presenter.submit}>
      <EntryTitle title={texts.title}>{texts.lead(productName)}</EntryTitle>
      <Stack gap={4}>
        <TextField
          label={entry.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          field={presenter.email}
          hint={texts.emailHint}
          warning={presenter.emailWarning}
        />
        <PasswordField
          label={entry.password}
          autoComplete="new-password"
          field={presenter.password}
          marker={presenter.passwordProgress}
          hint={shared.passwordHint}
        />
        <PasswordField label={shared.confirmPassword} autoComplete="new-password" field={presenter.confirmation} />
        <CheckboxField field={presenter.agreement}>
          <span>{texts.agree}</span>
          <PolicyLink />
        </CheckboxField>
      </Stack>
      <Problem text={presenter.problem} />
      <Stack gap={4}>
        <SubmitButton
          wide
          missing={presenter.missing}
          wrong={presenter.wrong}
          busy={wait.pending}
          softDisabled={!presenter.canSubmit}
        >
          {shared.getCode}
        </SubmitButton>
        {wait.slow && <SlowNote onCancel={wait.cancel} onRetry={() => void presenter.retry()} />}
        <GoogleSignInView presenter={presenter.google} />
      </Stack>
      <p className={styles.aside}>
        <span>{texts.haveAccount}</span>
        <TextLink href={paths.login} data-email={presenter.email.value}>
          {entry.login}
        </TextLink>
      </p>
    </EntryForm>
  );
});
