import { ResultsPresenter } from '../../features/search/results/results-presenter.ts';
import { ResultsView } from '../../features/search/results/ResultsView.tsx';
import { candidateLists } from '../modules/candidate-lists.ts';
import { candidates } from '../modules/candidates.ts';
import { device } from '../modules/device.ts';
import { folders } from '../modules/folders.ts';
import { jobs } from '../modules/jobs.ts';
import { listsOutsideJob } from '../modules/lists-outside-job.ts';
import { search } from '../modules/search.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(ResultsView, ResultsPresenter, [
  search,
  jobs,
  candidates,
  tab,
  device,
  candidateLists,
  folders,
  listsOutsideJob,
]);
