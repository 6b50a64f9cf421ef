import { ProfilePresenter } from '../../features/candidates/profile/profile-presenter.ts';
import { ProfileView } from '../../features/candidates/profile/ProfileView.tsx';
import { candidates } from '../modules/candidates.ts';
import { jobs } from '../modules/jobs.ts';
import { present } from '../screen.ts';

export const screen = present(ProfileView, ProfilePresenter, [jobs, candidates]);
