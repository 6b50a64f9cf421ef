import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import { jobDetailsPath } from '../../../navigation/addresses.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { Resource } from '../../../state/resource.ts';
import { filterCommands } from '../../filter/filter-commands.ts';
import type { JobListPane } from './rail/job-list-pane.ts';
import type { JobStatusChange } from './job-status.ts';
import type { JobTab } from './job-tab.ts';
import { texts } from './texts.ts';

/** The page of a job, as far as its commands need it. */
interface CommandedJob {
  readonly job: Resource<Job> | null;
  readonly activeTab: JobTab | null;
  readonly rail: JobListPane;
  readonly statusChange: JobStatusChange;
  readonly colleague: CompanyMember | null;
  readonly openFilter: () => void;
}

export function opportunityCommands(opportunity: CommandedJob): readonly ScreenCommand[] {
  const { rail, activeTab, openFilter } = opportunity;
  return [
    ...jobCommands(opportunity),
    ...(rail.otherJobs === null ? [] : [{ ...rail.otherJobs, rank: 'late' } as const]),
    ...(activeTab?.resource.value ? filterCommands(openFilter, activeTab.list) : []),
  ];
}

function jobCommands({ job: opened, statusChange, colleague }: CommandedJob): readonly ScreenCommand[] {
  const job = opened?.value;
  if (!job) return [];
  const { isChanging, toggle } = statusChange;
  const details = { label: colleague === null ? texts.manage : texts.read, to: jobDetailsPath(job.id) };
  const status = { label: texts.statusButton[job.status], to: () => void toggle(job) };
  return [
    { ...details, rank: 'late' },
    ...(isChanging(job.id) || colleague !== null ? [] : [{ ...status, rank: 'last' } as const]),
  ];
}
