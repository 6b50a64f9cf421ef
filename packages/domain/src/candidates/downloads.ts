export abstract class Downloads {
  abstract save(fileName: string, text: string, mediaType: string): void;
}

export function fileNameOf(title: string, ending: string): string {
  const plain = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  return `${plain === '' ? 'Export' : plain}.${ending}`;
}
