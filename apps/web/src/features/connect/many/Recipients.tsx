import { identityOf, nameOf } from '@glo/domain/candidates/identity';
import type { Addressee } from '@glo/domain/contact/mailing';
import { timeOfDay } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { LinkButton, NoteButton } from '../../../ui/actions/TextLink.tsx';
import { useHeadingTakesFocus } from '../../../ui/actions/focus.ts';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Spinner } from '../../../ui/display/Spinner.tsx';
import { Rail } from '../../../ui/layout/Split.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { Check, CircleAlert, MailCheck, X } from '../../../ui/tokens/icons.ts';
import { Text } from '../../../ui/display/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './Recipients.module.css';
import type { OfMany } from './mailing-to-many.ts';
import { texts } from './texts.ts';

const part = 200;

export const Recipients = observer(function Recipients({ mailing }: OfMany) {
  const [listed, setListed] = useState(part);
  const { mailings, stage, writtenLately, chosen } = mailing;
  const { addressees, deliveries } = mailings;
  const hidden = addressees.length - listed;
  return (
    <Rail label={texts.recipients}>
      <Row gap={2} align="baseline" justify="between" space={{ paddingTop: 4, paddingInline: 3, paddingBottom: 2 }}>
        <h2>{texts.to}</h2>
        {stage === 'email' && writtenLately.length > 0 && (
          <NoteButton onClick={mailing.leaveOutWrittenLately}>{texts.leaveOutWritten(writtenLately.length)}</NoteButton>
        )}
      </Row>
      <ul>
        {addressees.slice(0, listed).map((addressee) => (
          <li
            key={addressee.id}
            ref={stage === 'sending' && addressee.id === chosen?.id ? intoView : undefined}
            className={styles.row}
          >
            <button
              type="button"
              className={cx(styles.who, 'pressable')}
              aria-current={addressee.id === chosen?.id ? 'true' : undefined}
              disabled={stage === 'sending'}
              onClick={() => mailing.choose(addressee)}
            >
              <Avatar name={identityOf(addressee).avatarName} pictureUrl={identityOf(addressee).pictureUrl} />
              <Stack as="span">
                <span className="truncated" translate="no">
                  {nameOf(addressee)}
                </span>
                <DeliveryState mailing={mailing} addressee={addressee} />
              </Stack>
            </button>
            {stage === 'email' && !deliveries.has(addressee.id) && <Remove mailing={mailing} addressee={addressee} />}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <LinkButton onClick={() => setListed(listed + part)}>{texts.more(Math.min(part, hidden))}</LinkButton>
      )}
    </Rail>
  );
});

function intoView(row: HTMLLIElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

function Remove({ mailing, addressee }: OfMany & { readonly addressee: Addressee }) {
  const button = useRef<HTMLButtonElement>(null);
  useHeadingTakesFocus(button);
  return (
    <IconButton
      ref={button}
      label={texts.leaveOut(nameOf(addressee))}
      icon={<X />}
      onClick={({ currentTarget }) => {
        const row = currentTarget.closest('li');
        const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
        mailing.mailings.leaveOut([addressee.id]);
        neighbour?.querySelector<HTMLElement>('button:last-child')?.focus();
      }}
    />
  );
}

interface DeliveryStateProps extends OfMany {
  readonly addressee: Addressee;
}

const icons: Readonly<Record<keyof typeof texts.states, ReactNode>> = {
  sending: <Spinner />,
  sent: <Check />,
  failed: <CircleAlert />,
  unknown: <CircleAlert />,
};

const tones = { sending: 'muted', sent: 'ok', failed: 'danger', unknown: 'danger' } as const;

const DeliveryState = observer(function DeliveryState({ mailing, addressee: { id } }: DeliveryStateProps) {
  const delivery = mailing.mailings.deliveries.get(id);
  if (delivery !== undefined) {
    return (
      <Text as="span" size={1} tone={tones[delivery.state]} className={styles.state}>
        {icons[delivery.state]}
        <span>{delivery.state === 'sent' ? texts.sentAt(timeOfDay(delivery.at)) : texts.states[delivery.state]}</span>
      </Text>
    );
  }
  if (mailing.stage === 'sending' || mailing.stage === 'held' || mailing.mailings.isElsewhere)
    return (
      <Text as="span" size={1} tone="muted" className={styles.state}>
        {texts.waiting}
      </Text>
    );
  const days = mailing.writtenDaysAgo(id);
  return days === null ? (
    <Text as="span" size={1} tone="muted" className={styles.state}>
      {texts.ready}
    </Text>
  ) : (
    <Text as="span" size={1} tone="warning" className={styles.state}>
      <MailCheck />
      <span>{texts.written(days)}</span>
    </Text>
  );
});
