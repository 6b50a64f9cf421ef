import { paths } from '../navigation/paths.ts';
import { type Access, type LoadedScreen, type ScreenRoute, screen } from './screen.ts';

const account = () => import('./modules/account.ts').then((module) => [module.account]);

/** Every screen: its address, who may be there, and where its code is. Addresses match in any capitalisation (decision 3). */
export const routes: readonly ScreenRoute[] = [
  route(paths.login, 'Login', 'entry', () =>
    screen(
      import('../features/account/login/LoginView.tsx').then((module) => module.LoginView),
      import('../features/account/login/login-presenter.ts').then((module) => module.LoginPresenter),
      account(),
    ),
  ),
];

function route(path: string, title: string, access: Access, load: () => Promise<LoadedScreen>): ScreenRoute {
  return { path, title, access, inShell: access === 'company', load };
}
