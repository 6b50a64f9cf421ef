import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { recruitPath } from '../../navigation/addresses.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { useNeighbourFocus } from '../../ui/actions/use-neighbour-focus.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { Download } from '../../ui/tokens/icons.ts';
import type { Presented } from '../screen.ts';
import type { ActivityPresenter } from './activity-presenter.ts';
import { ActivityRow } from './ActivityRow.tsx';
import styles from './ActivityView.module.css';
import { texts } from './texts.ts';

export const ActivityView = observer(function ActivityView({ presenter }: Presented<ActivityPresenter>) {
  const { entries, loading, names } = presenter;
  const list = useRef<HTMLElement>(null);
  useNeighbourFocus(list, entries);
  return (
    <>
      <PageHeader title={texts.title} subtitle={presenter.subtitle} gutter="form">
        {presenter.canExport && (
          <IconButton variant="outline" label={texts.exportCsv} icon={<Download />} onClick={presenter.exportAll} />
        )}
      </PageHeader>
      {entries.length === 0 ? (
        <Nothing />
      ) : (
        <Scroll label={texts.title} gutter="form" scrollRef={list}>
          {names.reading.isSlow && (
            <div className={styles.above}>
              <SlowNote onCancel={names.reading.cancel} onRetry={names.reading.retry} />
            </div>
          )}
          {names.missing && (
            <output className={styles.above}>
              <span>{`${texts.namesMissing} `}</span>
              <LinkButton onClick={names.load}>{texts.tryAgain}</LinkButton>
            </output>
          )}
          {loading ? <DaySkeleton /> : <Days presenter={presenter} />}
        </Scroll>
      )}
    </>
  );
});

const Days = observer(function Days({ presenter }: Presented<ActivityPresenter>) {
  const { days, entries } = presenter;
  const places = new Map(entries.map((entry, place) => [entry, place]));
  return days.map(({ ago, at, entries: ofDay }, place) => (
    <section key={at}>
      <h2 className={cx(styles.day, place === 0 && styles.first)}>
        {ago === 0 ? texts.today : ago === 1 ? texts.yesterday : longDate(at)}
      </h2>
      <ul>
        {ofDay.map((entry) => (
          <ActivityRow
            key={`${entry.at} ${entry.kind} ${entry.job ?? entry.folder}`}
            presenter={presenter}
            entry={entry}
            place={places.get(entry) ?? 0}
          />
        ))}
      </ul>
    </section>
  ));
});

function Nothing() {
  return (
    <EmptyState title={texts.none.title} text={texts.none.text}>
      <ButtonLink href={recruitPath('ACTIVE')}>{texts.none.next}</ButtonLink>
    </EmptyState>
  );
}

function DaySkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className={cx(styles.day, styles.first)}>
        <Skeleton width="56px" height={20} />
      </div>
      {['52%', '38%', '61%', '44%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton height={16} />
          <Skeleton width={width} />
          <span className={styles.time}>
            <Skeleton width="56px" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
