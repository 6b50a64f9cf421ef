import { DeleteAccountView } from '../../features/account/delete-account/DeleteAccountView.tsx';
import { DeleteAccountPresenter } from '../../features/account/delete-account/delete-account-presenter.ts';
import { signIn } from '../modules/sign-in.ts';
import { device } from '../modules/device.ts';
import { google } from '../modules/google.ts';
import { profile } from '../modules/profile.ts';
import { present } from '../screen.ts';

export const screen = present(DeleteAccountView, DeleteAccountPresenter, [signIn, google, device, profile]);
