import { defineScreen } from '../screen.ts';
import { ProfilePresenter } from './profile/profile-presenter.ts';
import { ProfileView } from './profile/ProfileView.tsx';

export const profile = defineScreen(ProfileView, ProfilePresenter);
