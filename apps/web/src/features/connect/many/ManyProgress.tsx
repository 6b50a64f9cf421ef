import { nameOf } from '@glo/domain/candidates/identity';
import { type Addressee, type Delivery, heldSeconds } from '@glo/domain/contact/mailing';
import { clockTime } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { focusIfLost } from '../../../ui/actions/focus.ts';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { Callout, CalloutActions } from '../../../ui/feedback/Callout.tsx';
import { Scroll } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { CircleAlert, Info, RotateCw } from '../../../ui/tokens/icons.ts';
import type { MailingStart } from './mailing-start.ts';
import { Text } from '../../../ui/display/Text.tsx';
import { ManyPreview } from './ManyPreview.tsx';
import styles from './ManyProgress.module.css';
import type { MailingToMany, OfMany } from './mailing-to-many.ts';
import { texts } from './texts.ts';

export const ManyProgress = observer(function ManyProgress({ mailing }: OfMany) {
  return (
    <Scroll label={mailing.pageTitle ?? ''} flush>
      <div className={styles.state}>
        {mailing.stage === 'held' ? (
          <Held start={mailing.start} />
        ) : mailing.stage === 'sending' ? (
          <Sending mailing={mailing} />
        ) : mailing.mailings.isElsewhere ? (
          <SendingElsewhere />
        ) : (
          <ManyProblems mailing={mailing} />
        )}
      </div>
      <section aria-label={texts.email} className={styles.email}>
        <ManyPreview mailing={mailing} />
      </section>
    </Scroll>
  );
});

function SendingElsewhere() {
  return (
    <output>
      <Callout icon={<Info />} title={texts.elsewhere}>
        <p>{texts.elsewhereText}</p>
      </Callout>
    </output>
  );
}

const Sending = observer(function Sending({ mailing }: OfMany) {
  const { run, counts, mailings } = mailing;
  const count = mailings.addressees.length;
  const words = texts.progress(counts.sent, count);
  return (
    <Stack gap={2}>
      <output>{words}</output>
      <progress aria-label={words} max={count} value={counts.sent} />
      <Stack as="output" gap={2} space={{ marginTop: 2 }} className="hidden-if-empty">
        {run.pause !== null && (
          <Callout
            icon={<Info />}
            title={run.pause.until === null ? texts.noConnection : texts.paused(clockTime(run.pause.until))}
          >
            <p>{run.pause.text}</p>
            <p>{run.pause.until === null ? texts.noConnectionText : texts.pausedText}</p>
          </Callout>
        )}
        {run.request.slow && (
          <Text size={1} tone="subtle">
            <span>{`${texts.slow} `}</span>
            <LinkButton onClick={run.skip}>{texts.skip}</LinkButton>
          </Text>
        )}
      </Stack>
    </Stack>
  );
});

const ManyProblems = observer(function ManyProblems({ mailing }: OfMany) {
  const { mailings, run } = mailing;
  const [failed, unknown] = [mailing.addresseesIn('failed'), mailing.addresseesIn('unknown')];
  const { waiting } = mailings;
  const why = run.failure?.kind === 'unreachable' || run.failure?.kind === 'signed-out' ? run.failure.kind : null;
  return (
    <Stack role="alert" gap={4} className="hidden-if-empty">
      {failed.length > 0 && (
        <Callout tone="danger" icon={<CircleAlert />} title={texts.notSent(namesOf(failed))}>
          {reasonsOf(mailing, failed).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{texts.keptAsWritten}</p>
          <CalloutActions>
            <Button ref={focusIfLost} variant="fill" icon={<RotateCw />} onClick={() => void mailing.send('failed')}>
              {texts.tryAgain}
            </Button>
            <Button onClick={mailing.edit}>{texts.edit}</Button>
          </CalloutActions>
        </Callout>
      )}
      {unknown.length > 0 && (
        <Callout tone="danger" icon={<CircleAlert />} title={texts.unknown(namesOf(unknown))}>
          {reasonsOf(mailing, unknown).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{texts.unknownText}</p>
          <CalloutActions>
            <Button ref={focusIfLost} onClick={() => void mailing.send('unknown')}>
              {texts.sendAgain}
            </Button>
          </CalloutActions>
        </Callout>
      )}
      {waiting.length > 0 && (
        <Callout icon={<Info />} title={texts.left(waiting.length)}>
          <p>{why !== null ? texts.ended[why] : mailings.wasInterrupted ? texts.interrupted : texts.stopped}</p>
          <CalloutActions>
            <Button
              ref={focusIfLost}
              variant={failed.length === 0 ? 'fill' : 'outline'}
              onClick={() => void mailing.send()}
            >
              {texts.sendToMore(waiting.length)}
            </Button>
            {failed.length === 0 && <Button onClick={mailing.edit}>{texts.edit}</Button>}
          </CalloutActions>
        </Callout>
      )}
    </Stack>
  );
});

function namesOf(addressees: readonly Addressee[]): string {
  const [first, ...others] = addressees;
  const name = first === undefined ? '' : nameOf(first);
  return others.length === 0 ? name : texts.andMore(name, others.length);
}

/** The service's own texts without duplicates (decision 48). */
function reasonsOf({ mailings }: MailingToMany, addressees: readonly Addressee[]): readonly string[] {
  return [...new Set(addressees.map(({ id }) => reasonOf(mailings.deliveries.get(id))))];
}

function reasonOf(delivery: Delivery | undefined): string {
  return delivery !== undefined && 'why' in delivery ? `${texts.why[delivery.why]} ${delivery.text}`.trim() : '';
}

/** Counts down for the eye. Screen readers hear the time once. */
const Held = observer(function Held({ start }: { readonly start: MailingStart }) {
  const { secondsLeft } = start;
  return (
    <Callout icon={<Info />}>
      <p aria-hidden="true">
        <strong>{texts.held(secondsLeft ?? 0)}</strong>
      </p>
      <output className="visually-hidden">{texts.held(heldSeconds)}</output>
      <p>{texts.heldText}</p>
    </Callout>
  );
});
