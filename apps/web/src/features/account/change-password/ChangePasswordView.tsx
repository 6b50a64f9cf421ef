import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { Info } from '../../../ui/icons.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { AccountPage } from '../AccountPage.tsx';
import type { ChangePasswordPresenter } from './change-password-presenter.ts';

interface Presented {
  readonly presenter: ChangePasswordPresenter;
}

export const ChangePasswordView = observer(function ChangePasswordView({ presenter }: Presented) {
  const { recruiter } = presenter;
  if (recruiter === null) return null;
  return recruiter.signsInWithGoogle ? (
    <AccountPage title="Change password" lead={{ title: 'No password here', text: 'You sign in with Google.' }}>
      <Callout icon={<Info />} title="Google looks after your password">
        <p>You sign in as {recruiter.email} with Google, and change that password there.</p>
      </Callout>
    </AccountPage>
  ) : (
    <AccountPage
      title="Change password"
      lead={{ title: 'A new password', text: 'Once it is saved you are signed out, and sign in with it.' }}
    >
      <PasswordForm presenter={presenter} email={recruiter.email} />
    </AccountPage>
  );
});

const PasswordForm = observer(function PasswordForm({ presenter, email }: Presented & { readonly email: string }) {
  const { wait } = presenter;
  return (
    <Form onSubmit={presenter.submit}>
      <Stack gap={5}>
        {/* Password managers look for it to know whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={4}>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            field={presenter.current}
            labelEnd={<TextLink href={paths.forgotPassword}>Forgot password?</TextLink>}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            field={presenter.next}
            marker={presenter.progress}
            hint="Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)"
          />
        </Stack>
        <FormActions>
          <Button type="submit" variant="fill" size="lg" busy={wait.pending} softDisabled={!presenter.canSubmit}>
            Save Changes
          </Button>
        </FormActions>
        {wait.slow && <SlowNote onCancel={wait.cancel} onRetry={() => void presenter.retry()} />}
      </Stack>
    </Form>
  );
});
