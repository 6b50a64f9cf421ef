import { defineScreen } from '../screen.ts';
import { EditProfileView } from './EditProfileView.tsx';
import { EditProfilePresenter } from './edit-profile-presenter.ts';

export const editProfile = defineScreen(EditProfileView, EditProfilePresenter);
