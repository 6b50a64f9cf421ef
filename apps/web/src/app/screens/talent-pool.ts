import { TalentPoolPresenter } from '../../features/talent-pool/talent-pool-presenter.ts';
import { TalentPoolView } from '../../features/talent-pool/TalentPoolView.tsx';
import { candidateLists } from '../modules/candidate-lists.ts';
import { candidates } from '../modules/candidates.ts';
import { companyPage } from '../modules/company-page.ts';
import { device } from '../modules/device.ts';
import { folders } from '../modules/folders.ts';
import { jobs } from '../modules/jobs.ts';
import { listsOutsideJob } from '../modules/lists-outside-job.ts';
import { tab } from '../modules/tab.ts';
import { talentPool } from '../modules/talent-pool.ts';
import { present } from '../screen.ts';

export const screen = present(TalentPoolView, TalentPoolPresenter, [
  jobs,
  candidates,
  tab,
  device,
  candidateLists,
  folders,
  listsOutsideJob,
  companyPage,
  talentPool,
]);
