import { passwordProgress } from '@glo/domain/account/credentials';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { EntryTitle } from '../../../ui/layout/EntryTitle.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { EntryForm, Problem } from '../EntryForm.tsx';
import { newPasswordTexts as texts, texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { NewPasswordPresenter } from './new-password-presenter.ts';

const labels = { password: shared.newPassword, repeated: shared.confirmPassword };

export const NewPasswordView = observer(function NewPasswordView({ presenter }: Presented<NewPasswordPresenter>) {
  const { form, submission } = presenter;
  return (
    <EntryForm texts={texts} onSubmit={submission.run}>
      <BackLink href={paths.forgotPassword} />
      <EntryTitle title={texts.title}>
        <span>{texts.forBefore}</span>
        <strong translate="no">{presenter.email}</strong>
      </EntryTitle>
      {/* Lets password managers recognize the account. */}
      <input type="email" autoComplete="username" value={presenter.email} readOnly hidden />
      <Stack gap={4}>
        <PasswordField
          label={shared.newPassword}
          autoComplete="new-password"
          field={form.fields.password}
          marker={passwordProgress(form.fields.password.value)}
          hint={shared.passwordHint}
        />
        <PasswordField
          label={shared.confirmPassword}
          autoComplete="new-password"
          field={form.fields.repeated}
          warning={presenter.repeatedWarning}
        />
      </Stack>
      <Problem text={submission.problem} />
      <SubmitButton wide missing={form.missing(labels)} busy={submission.pending} softDisabled={!form.valid}>
        {texts.set}
      </SubmitButton>
      {submission.slow && <SlowNote onCancel={submission.cancel} onRetry={() => void submission.restart()} />}
    </EntryForm>
  );
});
