import { AccountMenuView } from '../../features/account/menu/AccountMenuView.tsx';
import { AccountMenuPresenter } from '../../features/account/menu/account-menu-presenter.ts';
import { device } from '../modules/device.ts';
import { habits } from '../modules/habits.ts';
import { present } from '../screen.ts';

export const screen = present(AccountMenuView, AccountMenuPresenter, [habits, device]);
