import type { SupportEmail, SupportGateway } from '@glo/domain/support/support-gateway';

/** In characters. Mail programs and operating systems ignore longer links. */
const longestLink = 2000;

export class EmailSupportGateway implements SupportGateway {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  prepare({ subject, text }: SupportEmail): boolean {
    const href = `mailto:${encodeURIComponent(this.address).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(text)}`;
    if (href.length > longestLink) return false;
    const link = document.createElement('a');
    link.href = href;
    link.click();
    return true;
  }
}

/** Normalizes line ends for email, and replaces lone surrogates, which cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}
