import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EntryLayout } from '../../../ui/EntryLayout.tsx';
import { EntryTitle } from '../../../ui/EntryTitle.tsx';
import { Form } from '../../../ui/Form.tsx';
import { CircleAlert } from '../../../ui/icons.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from '../account.module.css';
import type { NewPasswordPresenter } from './new-password-presenter.ts';

export const NewPasswordView = observer(function NewPasswordView({
  presenter,
}: {
  readonly presenter: NewPasswordPresenter;
}) {
  const { productName } = useConfiguration();
  const { wait } = presenter;
  return (
    <EntryLayout
      product={productName}
      title="One more step, and you are in."
      text="A password that is long and only yours keeps your candidates’ details safe as well."
    >
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <BackLink href={paths.forgotPassword} />
          <EntryTitle title="Create new password">
            For <strong>{presenter.email}</strong>
          </EntryTitle>
          {/* Password managers look for it to know whose password this is. */}
          <input type="email" autoComplete="username" value={presenter.email} readOnly hidden />
          <Stack gap={4}>
            <PasswordField
              label="New password"
              autoComplete="new-password"
              field={presenter.password}
              marker={presenter.passwordProgress}
              hint="Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)"
            />
            <PasswordField
              label="Confirm password"
              autoComplete="new-password"
              field={presenter.repeated}
              warning={presenter.repeatedWarning}
            />
          </Stack>
          {presenter.problem !== null && (
            <p className={styles.problem} role="alert">
              <CircleAlert />
              {presenter.problem}
            </p>
          )}
          <Button type="submit" variant="fill" size="lg" wide busy={wait.pending} softDisabled={!presenter.canSubmit}>
            Set Password
          </Button>
          {wait.slow && <SlowNote onCancel={wait.cancel} onRetry={() => void presenter.retry()} />}
        </Stack>
      </Form>
    </EntryLayout>
  );
});
