import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { Button } from '../../../ui/Button.tsx';
import { Divider } from '../../../ui/Divider.tsx';
import { EntryLayout } from '../../../ui/EntryLayout.tsx';
import { EntryTitle } from '../../../ui/EntryTitle.tsx';
import { Form } from '../../../ui/Form.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../account.module.css';
import type { LoginPresenter } from './login-presenter.ts';

interface LoginViewProps {
  readonly presenter: LoginPresenter;
  /** Google's button, when it is there. */
  readonly google: ReactNode;
}

export const LoginView = observer(function LoginView({ presenter, google }: LoginViewProps) {
  const { productName } = useConfiguration();
  const { wait } = presenter;
  return (
    <EntryLayout
      product={productName}
      title="Early talent, in a good light."
      text="Meet students through the work they have already done, not only the marks they got."
    >
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <EntryTitle title="Welcome Back">{presenter.note ?? `Sign in to ${productName} Recruiter.`}</EntryTitle>
          <Stack gap={4}>
            <TextField label="Email" type="email" autoComplete="username" maxLength={254} field={presenter.email} />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              field={presenter.password}
              labelEnd={<TextLink href={paths.forgotPassword}>Forgot password?</TextLink>}
            />
          </Stack>
          <Stack gap={4}>
            <Button type="submit" variant="fill" size="lg" wide busy={wait.pending} softDisabled={!presenter.canSubmit}>
              Login
            </Button>
            {wait.slow && <SlowNote onCancel={wait.cancel} onRetry={() => void presenter.retry()} />}
            <Divider>or</Divider>
            {google}
            <p className={styles.note}>
              By continuing with Google you agree to the{' '}
              <TextLink href={paths.policy} target="_blank">
                privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
              </TextLink>
              .
            </p>
          </Stack>
          <p className={styles.aside}>
            New to {productName}? <TextLink href={paths.signUp}>Create an account</TextLink>
          </p>
        </Stack>
      </Form>
    </EntryLayout>
  );
});
