import type { Addressee, Delivery } from '@glo/domain/contact/mailing';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Callout, CalloutActions } from '../../../ui/feedback/Callout.tsx';
import { CircleAlert, Info, RotateCw } from '../../../ui/tokens/icons.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import type { Presented } from '../../screen.ts';
import type { ConnectManyPresenter } from './connect-many-presenter.ts';
import { focusIfLost } from './focus-if-lost.ts';
import styles from './ManyProblems.module.css';
import { texts } from './texts.ts';

export const ManyProblems = observer(function ManyProblems({ presenter }: Presented<ConnectManyPresenter>) {
  const { mailings, run } = presenter;
  const [failed, unknown] = [presenter.addresseesIn('failed'), presenter.addresseesIn('unknown')];
  const { waiting } = mailings;
  const why = run.failure?.kind === 'unreachable' || run.failure?.kind === 'signed-out' ? run.failure.kind : null;
  return (
    <div role="alert" className={cx(styles.problems, 'hidden-if-empty')}>
      {failed.length > 0 && (
        <Callout tone="danger" icon={<CircleAlert />} title={texts.notSent(namesOf(failed))}>
          {reasonsOf(presenter, failed).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{texts.keptAsWritten}</p>
          <CalloutActions>
            <Button ref={focusIfLost} variant="fill" icon={<RotateCw />} onClick={() => void presenter.send('failed')}>
              {texts.tryAgain}
            </Button>
            <Button onClick={presenter.edit}>{texts.edit}</Button>
          </CalloutActions>
        </Callout>
      )}
      {unknown.length > 0 && (
        <Callout tone="danger" icon={<CircleAlert />} title={texts.unknown(namesOf(unknown))}>
          {reasonsOf(presenter, unknown).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{texts.unknownText}</p>
          <CalloutActions>
            <Button ref={focusIfLost} onClick={() => void presenter.send('unknown')}>
              {texts.sendAgain}
            </Button>
          </CalloutActions>
        </Callout>
      )}
      {waiting.length > 0 && (
        <Callout icon={<Info />} title={texts.left(waiting.length)}>
          <p>{why === null ? texts.stopped : texts.ended[why]}</p>
          <CalloutActions>
            <Button
              ref={focusIfLost}
              variant={failed.length === 0 ? 'fill' : 'outline'}
              onClick={() => void presenter.send()}
            >
              {texts.sendToMore(waiting.length)}
            </Button>
            {failed.length === 0 && <Button onClick={presenter.edit}>{texts.edit}</Button>}
          </CalloutActions>
        </Callout>
      )}
    </div>
  );
});

function namesOf(addressees: readonly Addressee[]): string {
  const [first, ...others] = addressees;
  return others.length === 0 ? (first?.name ?? '') : texts.andMore(first?.name ?? '', others.length);
}

/** The service's own texts without duplicates (decision 48). */
function reasonsOf({ mailings }: ConnectManyPresenter, addressees: readonly Addressee[]): readonly string[] {
  return [...new Set(addressees.map(({ id }) => reasonOf(mailings.deliveries.get(id))))];
}

function reasonOf(delivery: Delivery | undefined): string {
  return delivery !== undefined && 'why' in delivery ? `${texts.why[delivery.why]} ${delivery.text}`.trim() : '';
}
