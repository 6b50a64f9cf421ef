export abstract class Downloads {
  /** Offers a text file to the user. */
  abstract save(fileName: string, text: string, mediaType: string): void;
}

/** Removes characters that file systems refuse, and shortens the title. */
export function fileNameOf(title: string, ending: string): string {
  const plain = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  return `${plain === '' ? 'Export' : plain}.${ending}`;
}
