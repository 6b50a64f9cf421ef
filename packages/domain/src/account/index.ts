export { AccountCodes } from './account-codes.ts';
export type { Accepted, CodeAnswer, SignUpAnswer } from './account-codes.ts';
export { Accounts } from './accounts.ts';
export type { SignInAnswer } from './accounts.ts';
export {
  agreementRule,
  emailRule,
  enteredPasswordRule,
  passwordsDiffer,
  sameAs,
} from './credentials.ts';
export { signInNotKept } from './enter.ts';
export { freeMailWarning, isFreeMail } from './free-mail.ts';
export { GoogleAccounts } from './google-accounts.ts';
export { GoogleIdentity } from './google-identity.ts';
export type { ButtonPlace, GoogleCredential } from './google-identity.ts';
export { GoogleSignIn } from './google-sign-in.ts';
export type { GoogleSignInResult } from './google-sign-in.ts';
export { passwordProgress, passwordRule } from './new-password.ts';
export { codeDigits, codeLength, countdown, invalidCode, isCompleteCode, resendSeconds } from './one-time-code.ts';
export { PasswordReset } from './password-reset.ts';
export type { NewPasswordResult, ResetCodeResult } from './password-reset.ts';
export type { Recruiter, RecruiterCompany } from './recruiter.ts';
export { CurrentSession } from './session.ts';
export type { Session, SessionEnd } from './session.ts';
export { ServiceSession } from './service-session.ts';
export { SignIn } from './sign-in.ts';
export type { SignInResult } from './sign-in.ts';
export { SignOut } from './sign-out.ts';
export { SignUpConfirmation } from './sign-up-confirmation.ts';
export type { SignUpCodeResult } from './sign-up-confirmation.ts';
