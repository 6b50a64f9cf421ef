/** Texts of the first load and texts shared by several parts. */
export const texts = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  loadChanges: 'Load the changes',
  saveMine: 'Save mine anyway',
  tryAgain: 'Try again',
  about: (product: string) => `About ${product}`,
  lengthOf: (length: number, most: number) => `${length} of ${most}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on',
  slow: 'This takes longer than usual.',
  broken: 'Something went wrong',
  brokenText: 'This page could not be shown. What you typed is saved on this device.',
  reload: 'Reload the page',
} as const;
