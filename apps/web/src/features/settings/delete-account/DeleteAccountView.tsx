import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { TriangleAlert } from '../../../ui/tokens/icons.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { BreakableAddress } from '../../WrittenLink.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { GoogleButton } from '../../account/google/GoogleButton.tsx';
import type { Presented } from '../../screen.ts';
import type { DeleteAccountPresenter } from './delete-account-presenter.ts';
import { Text } from '../../../ui/display/Text.tsx';
import { deleteAccountTexts as texts } from '../texts.ts';

export const DeleteAccountView = observer(function DeleteAccountView({ presenter }: Presented<DeleteAccountPresenter>) {
  const { recruiter, deletion } = presenter;
  if (recruiter === null) return null;
  const { email, signsInWithGoogle } = recruiter;
  return (
    <AccountPage title={texts.title} lead={{ title: texts.lead, text: <BreakableAddress text={email} /> }}>
      <Callout tone="danger" icon={<TriangleAlert />} title={texts.warning}>
        <p>{texts.warningText}</p>
      </Callout>
      {signsInWithGoogle ? <WithGoogle presenter={presenter} /> : <WithPassword presenter={presenter} />}
      {deletion.slow && <SlowNote onCancel={deletion.cancel} onRetry={() => void deletion.restart()} />}
    </AccountPage>
  );
});

const WithPassword = observer(function WithPassword({ presenter }: Presented<DeleteAccountPresenter>) {
  return (
    <Form onSubmit={presenter.submit}>
      <Stack gap={5}>
        {/* Lets password managers recognize the account. */}
        <input type="email" autoComplete="username" value={presenter.recruiter?.email ?? ''} readOnly hidden />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          hint={texts.passwordHint}
          field={presenter.form.fields.password}
        />
        <FormActions>
          <Button
            type="submit"
            variant="danger-fill"
            size="lg"
            busy={presenter.deletion.pending}
            softDisabled={!presenter.form.canSend}
          >
            {texts.delete}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
});

const WithGoogle = observer(function WithGoogle({ presenter }: Presented<DeleteAccountPresenter>) {
  return (
    <Stack gap={4}>
      <p>
        <span>{texts.google.before}</span>
        <strong translate="no">{presenter.recruiter?.email}</strong>
        <span>{texts.google.after}</span>
      </p>
      <GoogleButton presenter={presenter.google} />
      {presenter.deletion.pending && (
        <Text as="output" size={1} tone="muted">
          {texts.deleting}
        </Text>
      )}
    </Stack>
  );
});
