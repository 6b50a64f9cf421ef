import { TestPageView } from '../../features/development/TestPageView.tsx';
import { TestPagePresenter } from '../../features/development/test-page-presenter.ts';
import { lookups } from '../modules/lookups.ts';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';

export const screen = present(TestPageView, TestPagePresenter, [signIn, lookups]);
