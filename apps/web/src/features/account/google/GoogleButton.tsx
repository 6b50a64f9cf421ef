import { observer } from 'mobx-react-lite';
import { type Ref, useId, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { RotateCw } from '../../../ui/tokens/icons.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useHeadingTakesFocus } from '../../../ui/actions/focus.ts';
import type { Presented } from '../../screen.ts';
import { Problem } from '../EntryForm.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import styles from '../account.module.css';
import mark from './google-mark.svg';
import type { GoogleButtonPresenter } from './google-button-presenter.ts';
import { googleTexts as texts } from '../entry-texts.ts';

export const GoogleButton = observer(function GoogleButton({ presenter }: Presented<GoogleButtonPresenter>) {
  const { state, problem } = presenter;
  if (state === 'not-offered') return <NotOffered />;
  if (state === 'failed') return <Unreachable presenter={presenter} />;
  return (
    <Stack gap={2}>
      {state === 'loading' ? <ButtonPlace /> : <ButtonPlace key="ready" placeRef={presenter.draw} />}
      <Problem text={problem} />
    </Stack>
  );
});

/** Reserves space for the 40 px button that Google's script renders. */
function ButtonPlace({ placeRef }: { readonly placeRef?: Ref<HTMLDivElement> }) {
  return <div ref={placeRef} className={cx(styles.place, placeRef !== undefined && styles.foreign)} />;
}

function NotOffered() {
  const id = useId();
  return (
    <Stack gap={2}>
      <Button size="lg" wide icon={<img src={mark} alt="" width="18" height="18" />} softDisabled aria-describedby={id}>
        {texts.continue}
      </Button>
      <Text id={id} size={1} tone="muted">
        {texts.notOffered}
      </Text>
    </Stack>
  );
}

const Unreachable = observer(function Unreachable({ presenter }: Presented<GoogleButtonPresenter>) {
  const place = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(place);
  return (
    <div ref={place}>
      <Stack gap={2}>
        <Button size="lg" wide icon={<RotateCw />} busy={presenter.retrying} onClick={() => void presenter.retry()}>
          {texts.tryAgain}
        </Button>
        <Problem text={presenter.retrying ? null : texts.unreachable} />
      </Stack>
    </div>
  );
});
