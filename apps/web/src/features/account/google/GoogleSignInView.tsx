import { observer } from 'mobx-react-lite';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from '../account.module.css';
import type { Presented } from '../../screen.ts';
import { GoogleButton } from './GoogleButton.tsx';
import type { GoogleSignInPresenter } from './google-sign-in-presenter.ts';
import { texts } from './texts.ts';

export const GoogleSignInView = observer(function GoogleSignInView({ presenter }: Presented<GoogleSignInPresenter>) {
  const { button, credential, wait } = presenter;
  return (
    <Stack gap={2}>
      <GoogleButton presenter={button} />
      {wait.pending && (
        <output className={styles.note}>
          {texts.signingIn.before}
          <strong>{credential?.email}</strong>
          {texts.signingIn.after}
        </output>
      )}
      {wait.slow && <SlowNote onCancel={wait.cancel} onRetry={() => void presenter.retry()} />}
    </Stack>
  );
});
