export abstract class Clipboard {
  /** Resolves to false if the device refuses. */
  abstract copy(text: string): Promise<boolean>;
}

/** Toasts of the profile (decision 36). */
export const phoneCopied = 'Phone Number Copied!';
export const profileEmailCopied = 'Email Id Number Copied!';

/** Toast of the action modal, which uses `phoneCopied` for a phone number (decision 36). */
export const emailCopied = 'Email Address Copied!';
