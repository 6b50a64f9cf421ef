import { observer } from 'mobx-react-lite';
import { candidatePath } from '../../../navigation/addresses.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Info } from '../../../ui/tokens/icons.ts';
import { timeOfDay } from '../../time-of-day.ts';
import { clockTime } from './clock-time.ts';
import type { ConnectManyPresenter } from './connect-many-presenter.ts';
import { DeliveryState } from './DeliveryState.tsx';
import { ManyProblems } from './ManyProblems.tsx';
import styles from './ManyProgress.module.css';
import { texts } from './texts.ts';

/** Results beyond these are in the list of recipients, a part at a time. */
const listed = 200;

interface Presented {
  readonly presenter: ConnectManyPresenter;
}

/** While it is sent: to whom, how far it is, and what it waits for; afterwards what is left to do. And a result for each. */
export const ManyProgress = observer(function ManyProgress({ presenter }: Presented) {
  return (
    <Scroll label={presenter.pageTitle ?? ''}>
      <Stack gap={6}>
        {presenter.stage === 'sending' ? <Sending presenter={presenter} /> : <ManyProblems presenter={presenter} />}
        <Results presenter={presenter} />
      </Stack>
    </Scroll>
  );
});

const Sending = observer(function Sending({ presenter }: Presented) {
  const { run, counts, mailings, chosen } = presenter;
  const count = mailings.addressees.length;
  const words = texts.progress(counts.sent, count);
  return (
    <Stack gap={2}>
      <output className={styles.head}>
        <strong>{texts.sendingTo(chosen?.name ?? '')}</strong>
        <span>{words}</span>
      </output>
      <progress className={styles.progress} aria-label={words} max={count} value={counts.sent} />
      <p className={styles.note}>{texts.stays}</p>
      <output className={styles.news}>
        {run.pause !== null && (
          <Callout icon={<Info />} title={texts.paused(clockTime(run.pause.until))}>
            <p>{run.pause.text}</p>
            <p>{texts.pausedText}</p>
          </Callout>
        )}
        {run.request.slow && (
          <p className={styles.note}>
            {texts.slow} <LinkButton onClick={run.skip}>{texts.skip}</LinkButton>
          </p>
        )}
      </output>
    </Stack>
  );
});

const Results = observer(function Results({ presenter }: Presented) {
  const { addressees, deliveries, job } = presenter.mailings;
  return (
    <section aria-label={texts.soFar}>
      <h2>{texts.soFar}</h2>
      <ul className={styles.list}>
        {addressees.slice(0, listed).map((addressee) => {
          const delivery = deliveries.get(addressee.id);
          return (
            <li key={addressee.id} className={styles.row}>
              <TextLink href={candidatePath(addressee.id, job ?? undefined)}>{addressee.name}</TextLink>
              {delivery?.state === 'sent' && <span className={styles.time}>{timeOfDay(delivery.at)}</span>}
              <DeliveryState presenter={presenter} addressee={addressee} />
            </li>
          );
        })}
      </ul>
    </section>
  );
});
