import { type FormRules, mandatory } from '../form/form-rules.ts';
import { agreementRule, cleanEmail, emailRule, enteredPasswordRule, passwordRule, sameAs } from './credentials.ts';

/** Forms of the account screens (specification 1, section 5). Passwords are sent as typed, so they have no `clean`. */

const email = mandatory(emailRule, cleanEmail);

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly agreement: boolean;
}

export const signUpFormRules: FormRules<SignUpForm> = {
  email,
  password: mandatory(passwordRule),
  confirmation: { ...mandatory(passwordRule), error: (value, { password }) => sameAs(() => password)(value) },
  agreement: mandatory(agreementRule),
};

export const loginFormRules: FormRules<Pick<SignUpForm, 'email' | 'password'>> = {
  email,
  password: mandatory(enteredPasswordRule),
};

export const forgotPasswordFormRules: FormRules<Pick<SignUpForm, 'email'>> = { email };

export const newPasswordFormRules: FormRules<{ readonly password: string; readonly repeated: string }> = {
  password: mandatory(passwordRule),
  repeated: mandatory(passwordRule),
};

export const changePasswordFormRules: FormRules<{ readonly current: string; readonly next: string }> = {
  current: mandatory(enteredPasswordRule),
  next: mandatory(passwordRule),
};

export const deleteAccountFormRules: FormRules<Pick<SignUpForm, 'password'>> = {
  password: mandatory(enteredPasswordRule),
};
