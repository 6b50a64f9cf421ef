export const texts = {
  account: 'Account',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
  /** The one refusal that certainly concerns the new password (decision 63). */
  passwordTooCommon: 'This password is too common. Please choose another one.',
  getCode: 'Get verification code',
} as const;
