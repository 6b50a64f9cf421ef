import { jobDetailsPath } from '../../../navigation/addresses.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { filterCommands } from '../../filter/filter-commands.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

export function opportunityCommands(opportunity: OpportunityPresenter): readonly ScreenCommand[] {
  const { rail, activeTab } = opportunity;
  return [
    ...jobCommands(opportunity),
    ...(rail.otherJobs === null ? [] : [rail.otherJobs]),
    ...(activeTab?.resource.value ? filterCommands(opportunity) : []),
  ];
}

function jobCommands({ job: opened, statusChange, colleague }: OpportunityPresenter): readonly ScreenCommand[] {
  const job = opened?.value;
  if (!job) return [];
  const { isChanging, toggle } = statusChange;
  const status = { label: texts.statusButton[job.status], to: () => void toggle(job) };
  return [
    { label: colleague === null ? texts.manage : texts.read, to: jobDetailsPath(job.id) },
    // Not first: Enter in an empty palette must not choose it.
    ...(isChanging(job.id) || colleague !== null ? [] : [status]),
  ];
}
