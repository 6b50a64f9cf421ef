export const codeLength = 6;

/**
 * The six digits in a pasted text: the first group that is exactly six long, with blanks or dashes inside if need be;
 * otherwise all digits there are, up to six.
 */
export function pastedDigits(text: string): string {
  const group = /(?<!\d)\d(?:[\s-]?\d){5}(?![\s-]?\d)/.exec(text)?.[0];
  return onlyDigits(group ?? text).slice(0, codeLength);
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
