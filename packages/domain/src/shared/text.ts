/** Default maximum of text inputs (specification 1, section 9). */
export const textMaximum = 3000;

/** Created on first use, because it is slow and few texts need it. */
let segmenter: Intl.Segmenter | null = null;

export function segmentsOf(text: string): readonly Intl.SegmentData[] {
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)];
}

export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  if (/^[\x20-\x7e]*$/.test(text)) return `${text.slice(0, length)}…`;
  const characters = segmentsOf(text).map(({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
