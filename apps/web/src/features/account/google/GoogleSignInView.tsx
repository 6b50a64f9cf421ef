import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Divider } from '../../../ui/layout/Divider.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { googleTexts as texts, texts as entry } from '../entry-texts.ts';
import type { Presented } from '../../screen.ts';
import { GoogleButton } from './GoogleButton.tsx';
import type { GoogleSignInPresenter } from './google-sign-in-presenter.ts';

export const GoogleSignInView = observer(function GoogleSignInView({ presenter }: Presented<GoogleSignInPresenter>) {
  const { button, credential, submission } = presenter;
  return (
    <>
      <Divider>{entry.or}</Divider>
      <Stack gap={2}>
        <GoogleButton presenter={button} />
        {submission.pending && (
          <Text as="output" size={1} tone="muted">
            <span>{texts.signingIn.before}</span>
            <strong translate="no">{credential?.email}</strong>
            <span>{texts.signingIn.after}</span>
          </Text>
        )}
        {submission.slow && <SlowNote onCancel={submission.cancel} onRetry={() => void submission.restart()} />}
      </Stack>
      <Text size={1} tone="muted">
        <span>{entry.byGoogle}</span>
        <PolicyLink />
        <span>.</span>
      </Text>
    </>
  );
});

export function PolicyLink() {
  return (
    <TextLink href={paths.policy} target="_blank">
      <span>{entry.policy}</span>
      <span className="visually-hidden">{entry.newTab}</span>
    </TextLink>
  );
}
