import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
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
import type { SignUpPresenter } from './sign-up-presenter.ts';

interface SignUpViewProps {
  readonly presenter: SignUpPresenter;
  /** Google's button, when it is there. */
  readonly google: ReactNode;
}

export const SignUpView = observer(function SignUpView({ presenter, google }: SignUpViewProps) {
  const { productName } = useConfiguration();
  const { wait } = presenter;
  return (
    <EntryLayout
      product={productName}
      title="Your next colleague is still studying."
      text="Post a job, and see who has already built it."
    >
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <EntryTitle title="Get Started">Create your {productName} Recruiter account.</EntryTitle>
          <Stack gap={4}>
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              maxLength={254}
              field={presenter.email}
              hint="Your work email stands for your company."
              warning={presenter.emailWarning}
            />
            <PasswordField
              label="Password"
              autoComplete="new-password"
              field={presenter.password}
              marker={presenter.passwordProgress}
              hint="Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)"
            />
            <PasswordField label="Confirm password" autoComplete="new-password" field={presenter.confirmation} />
            <Checkbox field={presenter.agreement}>
              I agree to the{' '}
              <TextLink href={paths.policy} target="_blank">
                privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
              </TextLink>
            </Checkbox>
          </Stack>
          <Stack gap={4}>
            <Button type="submit" variant="fill" size="lg" wide busy={wait.pending} softDisabled={!presenter.canSubmit}>
              Get verification code
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
            Already have an account? <TextLink href={paths.login}>Login</TextLink>
          </p>
        </Stack>
      </Form>
    </EntryLayout>
  );
});
