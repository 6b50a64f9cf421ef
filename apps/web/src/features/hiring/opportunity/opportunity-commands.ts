import { jobDetailsPath } from '../../../navigation/addresses.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { filterCommands } from '../../filter/filter-commands.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

export function opportunityCommands(opportunity: OpportunityPresenter): readonly ScreenCommand[] {
  const { rail, activeTab } = opportunity;
  return [
    ...jobCommands(opportunity),
    ...(rail.otherJobs === null ? [] : [{ ...rail.otherJobs, rank: 'late' } as const]),
    ...(activeTab?.resource.value ? filterCommands(opportunity) : []),
  ];
}

function jobCommands({ job: opened, statusChange, colleague }: OpportunityPresenter): readonly ScreenCommand[] {
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
