/** Part of the first load. */
export const texts = {
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  login: 'Login',
  or: 'or',
  byGoogle: 'By continuing with Google you agree to the ',
  policy: 'privacy policy',
  newTab: ' (opens in a new tab)',
  newTo: (product: string) => `New to ${product}? `,
  createAccount: 'Create an account',
} as const;
