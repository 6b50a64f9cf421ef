import type { Failure } from '@glo/domain/shared/outcome';
import { observer } from 'mobx-react-lite';
import { version } from '../../../package.json';
import { useConfiguration } from '../../state/configuration.ts';
import type { Resource } from '../../state/resource.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RotateCw } from '../../ui/tokens/icons.ts';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { StatusDot } from '../../ui/display/StatusDot.tsx';
import type { Presented } from '../screen.ts';
import { Text } from '../../ui/display/Text.tsx';
import styles from './TestPageView.module.css';
import type { TestPagePresenter } from './test-page-presenter.ts';
import { texts } from './texts.ts';

export const TestPageView = observer(function TestPageView({ presenter }: Presented<TestPagePresenter>) {
  const { recruiterApi, candidateApi } = useConfiguration();
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.version(version)} gutter="form" />
      <Scroll label={texts.services} gutter="form">
        <dl className={styles.services}>
          <Service
            name={texts.recruiterApi}
            base={recruiterApi}
            resource={presenter.recruiterApi}
            check={presenter.check}
          />
          <Service
            name={texts.candidateApi}
            base={candidateApi}
            resource={presenter.candidateApi}
            check={presenter.check}
          />
        </dl>
      </Scroll>
    </>
  );
});

interface ServiceProps {
  readonly name: string;
  readonly base: string;
  readonly resource: Resource<unknown>;
  readonly check: (service: Resource<unknown>) => Promise<void>;
}

const signs = { loading: 'half', ready: 'ok', failed: 'bad' } as const;

const Service = observer(function Service({ name, base, resource, check }: ServiceProps) {
  const { request, state, failure } = resource;
  return (
    <div className={styles.service}>
      <Text as="dt" weight="medium">
        {name}
      </Text>
      <dd>
        <code translate="no">{base}</code>
      </dd>
      <dd>
        <output className={styles.state}>
          <StatusDot state={signs[state]}>{texts.states[state]}</StatusDot>
          {state === 'failed' && <span>{failure === null ? texts.tooLate : wordsFor(failure)}</span>}
        </output>
        {request.slow && <SlowNote onCancel={resource.cancel} onRetry={() => void check(resource)} />}
      </dd>
      <dd>
        <Button icon={<RotateCw />} busy={request.pending} onClick={() => void check(resource)}>
          <span>{texts.tryAgain}</span>
          <span className="visually-hidden">{`: ${name}`}</span>
        </Button>
      </dd>
    </div>
  );
});

function wordsFor({ kind, text }: Failure): string {
  if (kind === 'unreachable') return texts.unreachable;
  return text || texts.undocumented;
}
