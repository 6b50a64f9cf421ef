import type { Addressee } from '@glo/domain/contact/mailing';
import { timeOfDay } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/display/Spinner.tsx';
import { Check, CircleAlert, MailCheck } from '../../../ui/tokens/icons.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import type { ConnectManyPresenter } from './connect-many-presenter.ts';
import styles from './DeliveryState.module.css';
import { texts } from './texts.ts';

interface DeliveryStateProps {
  readonly presenter: ConnectManyPresenter;
  readonly addressee: Addressee;
}

const icons: Readonly<Record<keyof typeof texts.states, ReactNode>> = {
  sending: <Spinner />,
  sent: <Check />,
  failed: <CircleAlert />,
  unknown: <CircleAlert />,
};

export const DeliveryState = observer(function DeliveryState({ presenter, addressee: { id } }: DeliveryStateProps) {
  const delivery = presenter.mailings.deliveries.get(id);
  if (delivery !== undefined) {
    return (
      <span className={cx(styles.state, styles[delivery.state])}>
        {icons[delivery.state]}
        <span>{delivery.state === 'sent' ? texts.sentAt(timeOfDay(delivery.at)) : texts.states[delivery.state]}</span>
      </span>
    );
  }
  if (presenter.stage === 'sending' || presenter.stage === 'held' || presenter.mailings.isElsewhere)
    return <span className={styles.state}>{texts.waiting}</span>;
  const days = presenter.writtenDaysAgo(id);
  return days === null ? (
    <span className={styles.state}>{texts.ready}</span>
  ) : (
    <span className={cx(styles.state, styles.written)}>
      <MailCheck />
      <span>{texts.written(days)}</span>
    </span>
  );
});
