import { EditProfileView } from '../../features/account/edit-profile/EditProfileView.tsx';
import { EditProfilePresenter } from '../../features/account/edit-profile/edit-profile-presenter.ts';
import { lookups } from '../modules/lookups.ts';
import { profile } from '../modules/profile.ts';
import { present } from '../screen.ts';

export const screen = present(EditProfileView, EditProfilePresenter, [lookups, profile]);
