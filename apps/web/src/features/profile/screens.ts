import { defineScreen } from '../screen.ts';
import { ProfilePresenter } from './profile-presenter.ts';
import { ProfileView } from './ProfileView.tsx';

export const profile = defineScreen(ProfileView, ProfilePresenter);
