import { observer } from 'mobx-react-lite';
import { version } from '../../../package.json';
import { useConfiguration } from '../../state/configuration.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RotateCw } from '../../ui/tokens/icons.ts';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { StatusDot } from '../../ui/display/StatusDot.tsx';
import type { Presented } from '../screen.ts';
import styles from './TestPageView.module.css';
import type { ServiceCheck, TestPagePresenter } from './test-page-presenter.ts';
import { texts } from './texts.ts';

export const TestPageView = observer(function TestPageView({ presenter }: Presented<TestPagePresenter>) {
  const { recruiterApi, candidateApi } = useConfiguration();
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.version(version)} gutter="form" />
      <Scroll label={texts.services} gutter="form">
        <dl className={styles.services}>
          <Service name={texts.recruiterApi} base={recruiterApi} check={presenter.recruiterApi} />
          <Service name={texts.candidateApi} base={candidateApi} check={presenter.candidateApi} />
        </dl>
      </Scroll>
    </>
  );
});

interface ServiceProps {
  readonly name: string;
  readonly base: string;
  readonly check: ServiceCheck;
}

const signs = { asking: 'half', answers: 'ok', fails: 'bad' } as const;

const Service = observer(function Service({ name, base, check }: ServiceProps) {
  const { state, wait } = check;
  return (
    <div className={styles.service}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        <code translate="no">{base}</code>
      </dd>
      <dd>
        <output className={styles.state}>
          <StatusDot state={signs[state]} size="md">
            {texts.states[state]}
          </StatusDot>
          {state === 'fails' && <span>{check.words}</span>}
        </output>
        {wait.slow && <SlowNote onCancel={check.cancel} onRetry={() => void check.run()} />}
      </dd>
      <dd className={styles.again}>
        <Button icon={<RotateCw />} busy={wait.pending} onClick={() => void check.run()}>
          <span>{texts.tryAgain}</span>
          <span className="visually-hidden">{`: ${name}`}</span>
        </Button>
      </dd>
    </div>
  );
});
