import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { useConfiguration } from '../../../state/configuration.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { EntryLayout } from '../../../ui/layout/EntryLayout.tsx';
import { EntryTitle } from '../../../ui/layout/EntryTitle.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { CircleAlert } from '../../../ui/tokens/icons.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import styles from '../account.module.css';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { NewPasswordPresenter } from './new-password-presenter.ts';
import { texts } from './texts.ts';

export const NewPasswordView = observer(function NewPasswordView({ presenter }: Presented<NewPasswordPresenter>) {
  const { productName } = useConfiguration();
  const { wait } = presenter;
  return (
    <EntryLayout product={productName} title={texts.claim} text={texts.claimText}>
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <BackLink href={paths.forgotPassword} />
          <EntryTitle title={texts.title}>
            {texts.forBefore}
            <strong>{presenter.email}</strong>
          </EntryTitle>
          {/* Lets password managers recognize the account. */}
          <input type="email" autoComplete="username" value={presenter.email} readOnly hidden />
          <Stack gap={4}>
            <PasswordField
              label={shared.newPassword}
              autoComplete="new-password"
              field={presenter.password}
              marker={presenter.passwordProgress}
              hint={shared.passwordHint}
            />
            <PasswordField
              label={shared.confirmPassword}
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
          <SubmitButton wide missing={presenter.missing} busy={wait.pending} softDisabled={!presenter.canSubmit}>
            {texts.set}
          </SubmitButton>
          {wait.slow && <SlowNote onCancel={wait.cancel} onRetry={() => void presenter.retry()} />}
        </Stack>
      </Form>
    </EntryLayout>
  );
});
