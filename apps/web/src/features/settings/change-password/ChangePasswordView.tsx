import { passwordProgress } from '@glo/domain/account/credentials';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { Info } from '../../../ui/tokens/icons.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { texts as entry } from '../../account/entry-texts.ts';
import { texts as shared } from '../../account/texts.ts';
import type { Presented } from '../../screen.ts';
import type { ChangePasswordPresenter } from './change-password-presenter.ts';
import { changePasswordTexts as texts } from '../texts.ts';

export const ChangePasswordView = observer(function ChangePasswordView({
  presenter,
}: Presented<ChangePasswordPresenter>) {
  const { recruiter } = presenter;
  if (recruiter === null) return null;
  return recruiter.signsInWithGoogle ? (
    <AccountPage title={texts.title} lead={texts.leadWithGoogle}>
      <Callout icon={<Info />} title={texts.google}>
        <p>{texts.googleText(recruiter.email)}</p>
      </Callout>
    </AccountPage>
  ) : (
    <AccountPage title={texts.title} lead={texts.lead}>
      <PasswordForm presenter={presenter} email={recruiter.email} />
    </AccountPage>
  );
});

const labels = { current: texts.current, next: shared.newPassword };

const PasswordForm = observer(function PasswordForm({
  presenter,
  email,
}: Presented<ChangePasswordPresenter> & { readonly email: string }) {
  const { form, submission } = presenter;
  return (
    <Form onSubmit={submission.run}>
      <Stack gap={5}>
        {/* Lets password managers recognize the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={4}>
          <PasswordField
            label={texts.current}
            autoComplete="current-password"
            field={form.fields.current}
            labelEnd={<TextLink href={paths.forgotPassword}>{entry.forgotPassword}</TextLink>}
          />
          <PasswordField
            label={shared.newPassword}
            autoComplete="new-password"
            field={form.fields.next}
            marker={passwordProgress(form.fields.next.value)}
            hint={shared.passwordHint}
          />
        </Stack>
        <FormActions>
          <SubmitButton missing={form.missing(labels)} busy={submission.pending} softDisabled={!presenter.canSubmit}>
            {texts.save}
          </SubmitButton>
        </FormActions>
        {submission.slow && <SlowNote onCancel={submission.cancel} onRetry={() => void submission.restart()} />}
      </Stack>
    </Form>
  );
});
