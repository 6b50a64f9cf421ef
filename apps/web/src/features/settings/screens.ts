import { defineScreen } from '../screen.ts';
import { AccountMenuView } from './menu/AccountMenuView.tsx';
import { AccountMenuPresenter } from './menu/account-menu-presenter.ts';
import { ChangePasswordView } from './change-password/ChangePasswordView.tsx';
import { ChangePasswordPresenter } from './change-password/change-password-presenter.ts';
import { DeleteAccountView } from './delete-account/DeleteAccountView.tsx';
import { DeleteAccountPresenter } from './delete-account/delete-account-presenter.ts';

export const accountMenu = defineScreen(AccountMenuView, AccountMenuPresenter);
export const changePassword = defineScreen(ChangePasswordView, ChangePasswordPresenter);
export const deleteAccount = defineScreen(DeleteAccountView, DeleteAccountPresenter);
