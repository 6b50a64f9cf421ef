import { LoginView } from '../features/account/login/LoginView.tsx';
import { LoginPresenter } from '../features/account/login/login-presenter.ts';
import { paths } from '../navigation/paths.ts';
import { signIn } from './modules/sign-in.ts';
import { type Access, type LoadedScreen, type ScreenRoute, screen } from './screen.ts';

/** The modules of the account screens: `sign-in` comes with the first load, the rest on demand. */
const account = () => import('./modules/account.ts').then((module) => [signIn, module.account]);

/** The modules of the onboarding steps, on top of accounts and places. */
const onboarding = () =>
  Promise.all([import('./modules/onboarding.ts'), import('./modules/lookups.ts')]).then(([steps, searchable]) => [
    signIn,
    searchable.lookups,
    steps.onboarding,
  ]);

/** Part of the first load: most visits start here, and one script arrives sooner than four. */
const login = () => screen(Promise.resolve(LoginView), Promise.resolve(LoginPresenter), Promise.resolve([signIn]));

/** Every screen: its address, who may be there, and where its code is. Addresses match in any capitalisation (decision 3). */
export const routes: readonly ScreenRoute[] = [
  route(paths.root, 'Login', 'entry', login),
  route(paths.login, 'Login', 'entry', login),
  route(paths.signUp, 'Get Started', 'entry', () =>
    screen(
      import('../features/account/signup/SignUpView.tsx').then((module) => module.SignUpView),
      import('../features/account/signup/sign-up-presenter.ts').then((module) => module.SignUpPresenter),
      account(),
    ),
  ),
  route(paths.verifyCode, 'Enter the one-time code', 'public', () =>
    screen(
      import('../features/account/verify-code/VerifyCodeView.tsx').then((module) => module.VerifyCodeView),
      import('../features/account/verify-code/verify-code-presenter.ts').then((module) => module.VerifyCodePresenter),
      account(),
    ),
  ),
  route(paths.forgotPassword, 'Forgot Password', 'public', () =>
    screen(
      import('../features/account/forgot-password/ForgotPasswordView.tsx').then((module) => module.ForgotPasswordView),
      import('../features/account/forgot-password/forgot-password-presenter.ts').then(
        (module) => module.ForgotPasswordPresenter,
      ),
      account(),
    ),
  ),
  route(paths.newPassword, 'Create new password', 'public', () =>
    screen(
      import('../features/account/new-password/NewPasswordView.tsx').then((module) => module.NewPasswordView),
      import('../features/account/new-password/new-password-presenter.ts').then(
        (module) => module.NewPasswordPresenter,
      ),
      account(),
    ),
  ),
  route(paths.policy, 'Privacy policy', 'public', () =>
    screen(
      import('../features/account/policy/PolicyView.tsx').then((module) => module.PolicyView),
      import('../features/account/policy/policy-presenter.ts').then((module) => module.PolicyPresenter),
      account(),
    ),
  ),
  route(paths.details, 'Introduce yourself', 'onboarding', () =>
    screen(
      import('../features/onboarding/details/DetailsView.tsx').then((module) => module.DetailsView),
      import('../features/onboarding/details/details-presenter.ts').then((module) => module.DetailsPresenter),
      onboarding(),
    ),
  ),
  route(paths.chooseCompany, 'Your company', 'onboarding', () =>
    screen(
      import('../features/onboarding/company/ChooseCompanyView.tsx').then((module) => module.ChooseCompanyView),
      import('../features/onboarding/company/choose-company-presenter.ts').then(
        (module) => module.ChooseCompanyPresenter,
      ),
      onboarding(),
    ),
  ),
  route(paths.createCompany, 'Create Company Page', 'onboarding', () =>
    screen(
      import('../features/onboarding/create-company/CreateCompanyView.tsx').then((module) => module.CreateCompanyView),
      import('../features/onboarding/create-company/create-company-presenter.ts').then(
        (module) => module.CreateCompanyPresenter,
      ),
      onboarding(),
    ),
  ),
  route(paths.companyVerification, 'Company verification', 'onboarding', () =>
    screen(
      import('../features/onboarding/verification/CompanyVerificationView.tsx').then(
        (module) => module.CompanyVerificationView,
      ),
      import('../features/onboarding/verification/company-verification-presenter.ts').then(
        (module) => module.CompanyVerificationPresenter,
      ),
      onboarding(),
    ),
  ),
  route(paths.personalVerification, 'Personal verification', 'onboarding', () =>
    screen(
      import('../features/onboarding/verification/PersonalVerificationView.tsx').then(
        (module) => module.PersonalVerificationView,
      ),
      import('../features/onboarding/verification/personal-verification-presenter.ts').then(
        (module) => module.PersonalVerificationPresenter,
      ),
      onboarding(),
    ),
  ),
  route(paths.hireIn, 'Looking to hire in', 'onboarding', () =>
    screen(
      import('../features/onboarding/hire-in/HireInView.tsx').then((module) => module.HireInView),
      import('../features/onboarding/hire-in/hire-in-presenter.ts').then((module) => module.HireInPresenter),
      onboarding(),
    ),
  ),
];

function route(path: string, title: string, access: Access, load: () => Promise<LoadedScreen>): ScreenRoute {
  return { path, title, access, inShell: access === 'company', load };
}
