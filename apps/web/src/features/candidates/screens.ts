import { defineScreen } from '../screen.ts';
import { ProfilePresenter } from './profile/profile-presenter.ts';
import { ProfileView } from './profile/ProfileView.tsx';
import { ConnectScreenPresenter } from './connect/connect-screen.ts';
import { ConnectScreen } from './connect/ConnectScreen.tsx';

export const profile = defineScreen(ProfileView, ProfilePresenter);
export const connect = defineScreen(ConnectScreen, ConnectScreenPresenter);
