/** What several screens about an account share. */
export const texts = {
  account: 'Account',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
  getCode: 'Get verification code',
} as const;
