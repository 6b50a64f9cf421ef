import { ShortlistedPresenter } from '../../features/folders/shortlisted/shortlisted-presenter.ts';
import { ShortlistedView } from '../../features/folders/shortlisted/ShortlistedView.tsx';
import { candidateLists } from '../modules/candidate-lists.ts';
import { candidates } from '../modules/candidates.ts';
import { device } from '../modules/device.ts';
import { folders } from '../modules/folders.ts';
import { jobs } from '../modules/jobs.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(ShortlistedView, ShortlistedPresenter, [
  jobs,
  candidates,
  tab,
  device,
  candidateLists,
  folders,
]);
