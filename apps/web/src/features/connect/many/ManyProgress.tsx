import { clockTime } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Scroll } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Info } from '../../../ui/tokens/icons.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import type { Presented } from '../../screen.ts';
import type { ConnectManyPresenter } from './connect-many-presenter.ts';
import { Held } from '../rejection/Held.tsx';
import { ManyPreview } from './ManyPreview.tsx';
import { ManyProblems } from './ManyProblems.tsx';
import styles from './ManyProgress.module.css';
import { texts } from './texts.ts';

export const ManyProgress = observer(function ManyProgress({ presenter }: Presented<ConnectManyPresenter>) {
  return (
    <Scroll label={presenter.pageTitle ?? ''} flush>
      <div className={styles.state}>
        {presenter.stage === 'held' ? (
          <Held rejection={presenter.rejection} />
        ) : presenter.stage === 'sending' ? (
          <Sending presenter={presenter} />
        ) : presenter.mailings.isElsewhere ? (
          <SendingElsewhere />
        ) : (
          <ManyProblems presenter={presenter} />
        )}
      </div>
      <section aria-label={texts.email} className={styles.email}>
        <ManyPreview presenter={presenter} />
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

const Sending = observer(function Sending({ presenter }: Presented<ConnectManyPresenter>) {
  const { run, counts, mailings } = presenter;
  const count = mailings.addressees.length;
  const words = texts.progress(counts.sent, count);
  return (
    <Stack gap={2}>
      <output>{words}</output>
      <progress className={styles.progress} aria-label={words} max={count} value={counts.sent} />
      <output className={cx(styles.news, 'hidden-if-empty')}>
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
          <p className="small subtle">
            <span>{`${texts.slow} `}</span>
            <LinkButton onClick={run.skip}>{texts.skip}</LinkButton>
          </p>
        )}
      </output>
    </Stack>
  );
});
