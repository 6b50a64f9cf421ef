import { emailsPerHour } from '@glo/domain/contact/mailing';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { oncePerDoubleClick } from '../../../ui/actions/click-handlers.ts';
import { SunriseArt } from '../../../ui/display/SunriseArt.tsx';
import { SavedNote } from '../../../ui/feedback/SavedNote.tsx';
import { MessagePage } from '../../../ui/layout/MessagePage.tsx';
import { PageFooter, PageHeader } from '../../../ui/layout/Page.tsx';
import { Panel, Split } from '../../../ui/layout/Split.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { Mail } from '../../../ui/tokens/icons.ts';
import type { Presented } from '../../screen.ts';
import type { ConnectPresenter } from '../connect-presenter.ts';
import { Text } from '../../../ui/display/Text.tsx';
import styles from './ConnectManyView.module.css';
import { focusIfLost } from '../../../ui/actions/focus.ts';
import { EmailForm } from '../EmailForm.tsx';
import type { OfMany } from './mailing-to-many.ts';
import { ManyPreview } from './ManyPreview.tsx';
import { ManyProgress } from './ManyProgress.tsx';
import { texts } from './texts.ts';
import { Recipients } from './Recipients.tsx';

export const ConnectManyView = observer(function ConnectManyView({ presenter }: Presented<ConnectPresenter>) {
  const formId = useId();
  const { composer, toMany } = presenter;
  const { mailings } = toMany;
  const isWriting = toMany.stage === 'email';
  if (mailings.addressees.length === 0) return <Nobody mailing={toMany} />;
  return (
    <>
      <PageHeader
        title={presenter.pageTitle ?? ''}
        subtitle={composer.job?.value?.title ?? mailings.source?.label ?? ''}
      >
        {isWriting && !mailings.isKept && <span>{texts.notKept}</span>}
        {isWriting && mailings.isKept && presenter.isDraftSaved && <SavedNote>{texts.kept}</SavedNote>}
      </PageHeader>
      <Split
        bodyWidth={768}
        widePanel
        rail={<Recipients mailing={toMany} />}
        panel={
          isWriting && (
            <Panel label={texts.preview}>
              <ManyPreview mailing={toMany} />
            </Panel>
          )
        }
      >
        {isWriting ? (
          <EmailForm composer={composer} formId={formId} onSubmit={toMany.submit} />
        ) : (
          <ManyProgress mailing={toMany} />
        )}
      </Split>
      {isWriting ? <WritingFooter mailing={toMany} formId={formId} /> : <ProgressFooter mailing={toMany} />}
    </>
  );
});

const WritingFooter = observer(function WritingFooter({ mailing, formId }: OfMany & { readonly formId: string }) {
  const { composer, mailings, start } = mailing;
  const { missing } = composer.email;
  const count = mailings.waiting.length;
  const isOverLimit = count > emailsPerHour;
  return (
    <PageFooter
      start={
        <Button variant="bare" size="lg" flush="start" onClick={mailing.cancel}>
          {texts.cancel}
        </Button>
      }
    >
      {missing.length === 0 && (
        <span className={styles.oneEach}>{isOverLimit ? texts.overLimit(emailsPerHour) : texts.oneEach}</span>
      )}
      {missing.length === 0 && (isOverLimit || mailings.isRejection) && (
        <span className={styles.takes}>{texts.takes(composer.minutesFor(count), count)}</span>
      )}
      <SubmitButton
        ref={focusIfLost}
        form={formId}
        missing={missing}
        icon={<Mail />}
        softDisabled={!mailing.canSend}
        busy={start.isChecking || !mailings.isRecalled}
        onClick={ignoreSecondClick}
      >
        {texts.send(count)}
      </SubmitButton>
    </PageFooter>
  );
});

/** Send and Undo replace each other in the same place: a double-click would press both. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

const ProgressFooter = observer(function ProgressFooter({ mailing }: OfMany) {
  const { stage, run, counts, mailings, start } = mailing;
  const isDone = counts.sent === mailings.addressees.length;
  const isHeld = stage === 'held';
  return (
    <PageFooter
      start={
        (isHeld || stage === 'sending') && (
          <Text as="span" tone="muted">
            {texts.stays}
          </Text>
        )
      }
    >
      {isHeld ? (
        <Button key="undo" ref={focusIfLost} size="lg" variant="fill" onClick={oncePerDoubleClick(start.undo)}>
          {texts.undo}
        </Button>
      ) : stage === 'sending' ? (
        <Button key="stop" ref={focusIfLost} size="lg" softDisabled={run.stopping} onClick={run.stop}>
          {run.stopping ? texts.stopping : run.pause === null ? texts.stop : texts.stopNow}
        </Button>
      ) : (
        <Button
          key="back"
          ref={isDone ? focusIfLost : undefined}
          size="lg"
          variant={isDone ? 'fill' : 'outline'}
          onClick={mailing.goBack}
        >
          {mailing.backLabel}
        </Button>
      )}
    </PageFooter>
  );
});

const Nobody = observer(function Nobody({ mailing }: OfMany) {
  const { source } = mailing.mailings;
  return (
    <MessagePage title={texts.noRecipients} text={texts.noRecipientsText} art={<SunriseArt />}>
      {source === null ? (
        <ButtonLink href={paths.recruit}>{texts.recruit}</ButtonLink>
      ) : (
        <Button onClick={mailing.goBack}>{mailing.backLabel}</Button>
      )}
    </MessagePage>
  );
});
