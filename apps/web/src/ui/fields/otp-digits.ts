export const codeLength = 6;

/** Returns the first group of exactly six digits, or the first six digits of the text. */
export function pastedDigits(text: string): string {
  const group = /(?<!\d)\d(?:[\s-]?\d){5}(?![\s-]?\d)/.exec(text)?.[0];
  return onlyDigits(group ?? text).slice(0, codeLength);
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
