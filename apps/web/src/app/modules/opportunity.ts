import { ContainerModule } from 'inversify';
import { OpenTabs } from '../../features/hiring/opportunity/open-tabs.ts';

/** The tabs of a job. Needs the modules `candidates`, `filter`, `candidateLists` and `folders`. */
export const opportunity = new ContainerModule(({ bind }) => {
  // With modals of its own, as every screen has.
  bind(OpenTabs).toSelf().inTransientScope();
});
