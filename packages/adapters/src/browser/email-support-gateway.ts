import type { SupportGateway, SupportLetter } from '@glo/domain/support/support-gateway';

/** In characters. Mail programs and operating systems drop longer links without a word. */
const longestLink = 2000;

/** Opens a prefilled e-mail in the person's own mail program. */
export class EmailSupportGateway implements SupportGateway {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  prepare({ subject, text }: SupportLetter): boolean {
    const href = `mailto:${encodeURIComponent(this.address).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(text)}`;
    if (href.length > longestLink) return false;
    const link = document.createElement('a');
    link.href = href;
    link.click();
    return true;
  }
}

/** Lines end as mail wants them. Half a character, as cutting a text may leave one, cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}
