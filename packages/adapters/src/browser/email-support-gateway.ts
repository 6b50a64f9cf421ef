import type { SupportGateway, SupportLetter } from '@glo/domain/support/support-gateway';

/** Opens a prefilled e-mail in the person's own mail program. */
export class EmailSupportGateway implements SupportGateway {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  prepare({ subject, text }: SupportLetter): void {
    const link = document.createElement('a');
    link.href = `mailto:${encodeURIComponent(this.address).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(text)}`;
    link.click();
  }
}

/** Lines end as mail wants them. Half a character, as cutting a text may leave one, cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}
