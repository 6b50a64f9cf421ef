import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef } from 'react';
import { recruitPath } from '../../../navigation/addresses.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ArrowDownWideNarrow, LayoutGrid, Plus, Rows3 } from '../../../ui/tokens/icons.ts';
import { PageHeader, Scroll } from '../../../ui/layout/Page.tsx';
import { SearchBox } from '../../../ui/fields/SearchBox.tsx';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { Toolbar } from '../../../ui/layout/Toolbar.tsx';
import { ToolSelect } from '../../../ui/fields/Select.tsx';
import { Loaded } from '../../Loaded.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { texts as feature } from '../../texts.ts';
import type { Presented } from '../../screen.ts';
import { JobCards, JobCardsSkeleton } from './JobCards.tsx';
import { texts as shared } from '../texts.ts';
import { JobsTable, JobsTableSkeleton } from './JobsTable.tsx';
import type { RecruitPresenter } from './recruit-presenter.ts';
import { texts } from './texts.ts';
import { grouped } from '../../../ui/tokens/grouped.ts';
import { FunnelKey } from '../FunnelBar.tsx';
import styles from './RecruitView.module.css';

const choices = [
  { value: 'ACTIVE', label: shared.viewActive },
  { value: 'CLOSED', label: shared.viewClosed },
] as const;

const orders = (['newest', 'applicants', 'review', 'title', 'place', 'type'] as const).map((value) => ({
  value,
  label: texts.orders[value],
}));

const views = [
  { value: 'cards', label: texts.views.cards, icon: <LayoutGrid /> },
  { value: 'table', label: texts.views.table, icon: <Rows3 /> },
] as const;

export const RecruitView = observer(function RecruitView({ presenter }: Presented<RecruitPresenter>) {
  const { status, jobs, view } = presenter;
  const name = texts.list[status ?? 'CLOSED'];
  return (
    <>
      <PageHeader title={texts.title} {...(jobs.value && { count: shared.count(jobs.value.length) })}>
        <SegmentedSwitch label={shared.jobs} options={choices} value={status} onChange={presenter.show} />
        <ButtonLink variant="fill" icon={<Plus />} href={paths.jobForm}>
          {shared.post}
        </ButtonLink>
      </PageHeader>
      {presenter.hasTools && (
        <Toolbar end={<SegmentedSwitch label={texts.view} options={views} value={view} onChange={presenter.showAs} />}>
          <SearchBox label={shared.find} value={presenter.typed} onChange={presenter.find} />
          {view === 'cards' && (
            <ToolSelect
              label={texts.order}
              icon={<ArrowDownWideNarrow />}
              options={orders.filter(({ value }) => value !== 'review' || status === 'ACTIVE')}
              value={presenter.sorting.order === 'shortlisted' ? 'newest' : presenter.sorting.order}
              onChange={presenter.sort}
            />
          )}
        </Toolbar>
      )}
      <JobList key={name} label={name} presenter={presenter} />
      {(presenter.shown?.length ?? 0) > 0 && <JobsSum presenter={presenter} />}
    </>
  );
});

const JobList = observer(function JobList({
  label,
  presenter,
}: Presented<RecruitPresenter> & { readonly label: string }) {
  const scroll = useRef<HTMLElement>(null);
  const { jobs, view } = presenter;
  const hasLoaded = jobs.value !== null;
  const isTable = view === 'table' && (hasLoaded ? (presenter.shown?.length ?? 0) > 0 : !jobs.failed);

  useEffect(() => {
    const element = scroll.current;
    if (!hasLoaded || element === null) return undefined;
    element.scrollTop = presenter.place.scrollTop;
    const scrolled = () => presenter.place.scrolled(element.scrollTop);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, [presenter, hasLoaded]);

  return (
    <Scroll label={label} scrollRef={scroll} flush={isTable}>
      <Loaded
        resource={jobs}
        name={label}
        inPane={isTable}
        skeleton={view === 'table' ? <JobsTableSkeleton /> : <JobCardsSkeleton />}
      >
        {(list) => (list.length > 0 ? <FoundJobs presenter={presenter} /> : <NoJobs status={presenter.status} />)}
      </Loaded>
    </Scroll>
  );
});

const FoundJobs = observer(function FoundJobs({ presenter }: Presented<RecruitPresenter>) {
  const found = presenter.shown ?? [];
  if (found.length > 0) {
    return presenter.view === 'table' ? (
      <JobsTable label={texts.list[presenter.status ?? 'CLOSED']} jobs={found} presenter={presenter} />
    ) : (
      <JobCards jobs={found} shortlists={presenter.shortlists} reviews={presenter.reviews} />
    );
  }
  return (
    <EmptyState title={texts.noneFound} text={feature.noMatch(presenter.typed.trim())}>
      <Button onClick={() => presenter.find('')}>{texts.showAll}</Button>
    </EmptyState>
  );
});

function NoJobs({ status }: Pick<RecruitPresenter, 'status'>) {
  return status === 'ACTIVE' ? (
    <EmptyState title={shared.noActive} text={shared.noActiveHelp}>
      <ButtonLink href={paths.jobForm}>{shared.post}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={texts.noPrevious} text={texts.noPreviousHelp}>
      <ButtonLink href={recruitPath('ACTIVE')}>{shared.viewActive}</ButtonLink>
    </EmptyState>
  );
}

const JobsSum = observer(function JobsSum({ presenter }: Presented<RecruitPresenter>) {
  const { applied, toReview, shortlisted } = presenter.sums;
  const parts = [
    { count: applied, unit: texts.sums.applied },
    ...(presenter.status === 'ACTIVE' ? [{ count: toReview, unit: texts.sums.toReview }] : []),
    ...(shortlisted === null ? [] : [{ count: shortlisted, unit: texts.sums.shortlisted }]),
  ];
  return (
    <footer className={styles.foot}>
      <Text tone="muted">
        {parts.map(({ count, unit }, index) => (
          <Fragment key={unit}>
            <Text as="strong" weight="strong" tone="ink">
              {count === null ? shared.unknown : grouped(count)}
            </Text>
            <span>{` ${unit}${index < parts.length - 1 ? ', ' : ''}`}</span>
          </Fragment>
        ))}
      </Text>
      <Row as="p" gap={4} wrap rowGap={0} size={1} tone="subtle">
        <FunnelKey stage="applied">{shared.applied}</FunnelKey>
        <FunnelKey stage="viewed">{shared.viewed}</FunnelKey>
        <FunnelKey stage="shortlisted">{shared.shortlisted}</FunnelKey>
      </Row>
    </footer>
  );
});
