/** The device's clipboard. */
export abstract class Clipboard {
  /** False when the device refused. */
  abstract copy(text: string): Promise<boolean>;
}

/** What a profile says when something was copied (decision 36). */
export const phoneCopied = 'Phone Number Copied!';
export const profileEmailCopied = 'Email Id Number Copied!';
