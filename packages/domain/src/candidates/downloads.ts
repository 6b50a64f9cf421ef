/** Files that the device keeps for the person. */
export abstract class Downloads {
  /** Hands over a text file; what becomes of it is the device's and the person's business. */
  abstract save(fileName: string, text: string, mediaType: string): void;
}

/** A file name of a title: without what file systems refuse, and not endless. */
export function fileNameOf(title: string, ending: string): string {
  const plain = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  return `${plain === '' ? 'Export' : plain}.${ending}`;
}
