import { ChangePasswordView } from '../../features/account/change-password/ChangePasswordView.tsx';
import { ChangePasswordPresenter } from '../../features/account/change-password/change-password-presenter.ts';
import { profile } from '../modules/profile.ts';
import { present } from '../screen.ts';

export const screen = present(ChangePasswordView, ChangePasswordPresenter, [profile]);
