import { defineScreen } from '../screen.ts';
import { ProfilePresenter } from './profile/profile-presenter.ts';
import { ProfileView } from './profile/ProfileView.tsx';
import { ConnectPresenter } from './connect/connect-presenter.ts';
import { ConnectView } from './connect/ConnectView.tsx';

export const profile = defineScreen(ProfileView, ProfilePresenter);
export const connect = defineScreen(ConnectView, ConnectPresenter);
