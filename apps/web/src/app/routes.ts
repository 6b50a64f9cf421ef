import { LoginView } from '../features/account/login/LoginView.tsx';
import { LoginPresenter } from '../features/account/login/login-presenter.ts';
import { paths } from '../navigation/paths.ts';
import { signIn } from './modules/sign-in.ts';
import { type Access, type LoadedScreen, type ScreenRoute, screen } from './screen.ts';

/** The modules of the account screens: `sign-in` comes with the first load, the rest on demand. */
const account = () => import('./modules/account.ts').then((module) => [signIn, module.account]);

/** Every screen: its address, who may be there, and where its code is. Addresses match in any capitalisation (decision 3). */
export const routes: readonly ScreenRoute[] = [
  // Part of the first load: most visits start here, and one script arrives sooner than four.
  route(paths.login, 'Login', 'entry', () =>
    screen(Promise.resolve(LoginView), Promise.resolve(LoginPresenter), Promise.resolve([signIn])),
  ),
];

function route(path: string, title: string, access: Access, load: () => Promise<LoadedScreen>): ScreenRoute {
  return { path, title, access, inShell: access === 'company', load };
}
