import { ProfilePresenter } from '../../features/candidates/profile/profile-presenter.ts';
import { ProfileView } from '../../features/candidates/profile/ProfileView.tsx';
import { candidateLists } from '../modules/candidate-lists.ts';
import { candidates } from '../modules/candidates.ts';
import { device } from '../modules/device.ts';
import { folders } from '../modules/folders.ts';
import { jobs } from '../modules/jobs.ts';
import { openScreen } from '../modules/open-screen.ts';
import { profilePage } from '../modules/profile-page.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(ProfileView, ProfilePresenter, [
  jobs,
  candidates,
  tab,
  device,
  candidateLists,
  folders,
  openScreen,
  profilePage,
]);
