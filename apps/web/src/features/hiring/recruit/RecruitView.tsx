import { jobOrders } from '@glo/domain/jobs/job-order';
import { scaleOf } from '@glo/domain/jobs/job-progress';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { recruitPath } from '../../../navigation/addresses.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ArrowDownWideNarrow } from '../../../ui/tokens/icons.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { SearchBox } from '../../../ui/fields/SearchBox.tsx';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { Toolbar } from '../../../ui/layout/Toolbar.tsx';
import { ToolSelect } from '../../../ui/fields/ToolSelect.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobCards, JobCardsSkeleton } from './JobCards.tsx';
import { texts as shared } from '../texts.ts';
import type { RecruitPresenter } from './recruit-presenter.ts';
import { texts } from './texts.ts';

const choices = [
  { value: 'ACTIVE', label: shared.viewActive },
  { value: 'CLOSED', label: shared.viewClosed },
] as const;

const orders = jobOrders.map((value) => ({ value, label: texts.orders[value] }));

interface Presented {
  readonly presenter: RecruitPresenter;
}

export const RecruitView = observer(function RecruitView({ presenter }: Presented) {
  const { status, jobs } = presenter;
  const what = texts.list[status ?? 'CLOSED'];
  return (
    <>
      <PageHeader title={texts.title} {...(jobs.value && { count: shared.count(jobs.value.length) })}>
        {status && <SegmentedSwitch label={shared.jobs} options={choices} value={status} onChange={presenter.show} />}
      </PageHeader>
      {presenter.hasTools && (
        <Toolbar>
          <SearchBox label={texts.find} value={presenter.typed} onChange={presenter.find} />
          <ToolSelect
            label={texts.order}
            icon={<ArrowDownWideNarrow />}
            options={orders}
            value={presenter.order}
            onChange={presenter.sort}
          />
        </Toolbar>
      )}
      <JobList key={what} label={what} presenter={presenter} />
    </>
  );
});

const JobList = observer(function JobList({ label, presenter }: Presented & { readonly label: string }) {
  const scroll = useRef<HTMLElement>(null);
  const { jobs } = presenter;
  const isThere = jobs.value !== null;

  useEffect(() => {
    const element = scroll.current;
    if (!isThere || element === null) return undefined;
    element.scrollTop = presenter.startAt;
    const scrolled = () => presenter.scrolled(element.scrollTop);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, [presenter, isThere]);

  return (
    <Scroll label={label} scrollRef={scroll}>
      <Loaded resource={jobs} what={label} skeleton={<JobCardsSkeleton label={shared.loading} cards={6} />}>
        {(list) => (list.length > 0 ? <FoundJobs presenter={presenter} /> : <NoJobs status={presenter.status} />)}
      </Loaded>
    </Scroll>
  );
});

const FoundJobs = observer(function FoundJobs({ presenter }: Presented) {
  const found = presenter.shown ?? [];
  if (found.length > 0) return <JobCards jobs={found} scale={scaleOf(found)} />;
  return (
    <EmptyState title={texts.noneFound} text={texts.nothingHolds(presenter.typed.trim())}>
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
