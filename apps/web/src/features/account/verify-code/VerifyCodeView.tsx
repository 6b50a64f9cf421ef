import { codeDigits, countdown } from '@glo/domain/account/account-codes';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { EntryTitle } from '../../../ui/layout/EntryTitle.tsx';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { OtpField } from '../../../ui/fields/OtpField.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { EntryForm } from '../EntryForm.tsx';
import type { Presented } from '../../screen.ts';
import { verifyCodeTexts as texts } from '../texts.ts';
import type { VerifyCodePresenter } from './verify-code-presenter.ts';

export const VerifyCodeView = observer(function VerifyCodeView({ presenter }: Presented<VerifyCodePresenter>) {
  const { verification, resending, resent } = presenter;
  const firstDigit = useRef<HTMLInputElement>(null);
  const sentToId = useId();

  // The first digit takes the focus instead of the heading.
  useEffect(() => firstDigit.current?.focus(), []);

  // The countdown replaces the focused link.
  useEffect(() => {
    if (resent) firstDigit.current?.focus();
  }, [resent]);

  function back(event: MouseEvent) {
    event.preventDefault();
    presenter.back();
  }

  return (
    <EntryForm texts={texts} onSubmit={verification.run}>
      <BackLink href={paths.login} onClick={back} />
      <EntryTitle title={texts.title}>
        <span id={sentToId}>
          <span>{texts.sentTo}</span>
          <strong translate="no">{presenter.email}</strong>
        </span>
      </EntryTitle>
      <OtpField
        label={texts.code}
        value={presenter.digits}
        onChange={presenter.type}
        digitsIn={codeDigits}
        onPasteRefused={presenter.refusePaste}
        inputRef={firstDigit}
        describedBy={sentToId}
        error={presenter.problem?.line ?? null}
        errorDetail={presenter.problem?.detail ?? ''}
      />
      <Button
        type="submit"
        variant="fill"
        size="lg"
        wide
        busy={verification.pending}
        softDisabled={!presenter.canVerify}
      >
        {texts.verify}
      </Button>
      {verification.slow && <SlowNote onCancel={verification.cancel} onRetry={() => void verification.restart()} />}
      {resending.slow && <SlowNote onCancel={resending.cancel} onRetry={() => void resending.restart()} />}
      <Resend presenter={presenter} />
    </EntryForm>
  );
});

const Resend = observer(function Resend({ presenter }: Presented<VerifyCodePresenter>) {
  return (
    <p>
      <output>{presenter.resent && texts.resent}</output>
      {presenter.canResend ? (
        <>
          <span>{texts.noCode}</span>
          <LinkButton onClick={() => void presenter.resending.run()}>{texts.resend}</LinkButton>
        </>
      ) : (
        <>
          <span>{texts.resendIn}</span>
          <Text as="strong" tone="ink" weight="strong">
            {countdown(presenter.secondsLeft)}
          </Text>
        </>
      )}
    </p>
  );
});
