/** The device's clipboard. */
export abstract class Clipboard {
  /** False when the device refused. */
  abstract copy(text: string): Promise<boolean>;
}

/** What a profile says when something was copied (decision 36). */
export const phoneCopied = 'Phone Number Copied!';
export const profileEmailCopied = 'Email Id Number Copied!';

/** What the action modal says of an e-mail address; of a phone number it says what a profile does (decision 36). */
export const emailCopied = 'Email Address Copied!';
