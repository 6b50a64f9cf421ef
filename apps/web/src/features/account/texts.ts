/** What several screens about an account share. */
export const texts = {
  account: 'Account',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
  /** How the service refuses a new password (decision 63): the one refusal that is plainly about it. */
  passwordTooCommon: 'This password is too common. Please choose another one.',
  getCode: 'Get verification code',
} as const;
