/** Every text input stops here unless it says otherwise (specification 1, section 9). */
export const textMaximum = 3000;

/** Made at first use: that takes longer than all else of a screen's code, and few texts need it. */
let segmenter: Intl.Segmenter | null = null;

/** Cut after `length` characters with an ellipsis; unchanged when it fits. Counts what people see as characters. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  if (/^[\x20-\x7e]*$/.test(text)) return `${text.slice(0, length)}…`;
  segmenter ??= new Intl.Segmenter();
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
