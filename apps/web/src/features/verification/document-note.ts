import type { DocumentDraft } from '@glo/domain/verification/evidence';
import { texts } from './texts.ts';

export function documentNote({ name, size, url }: DocumentDraft): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  return `${ending}, ${sizeText(size)}, ${url === '' ? texts.notUploaded : texts.uploaded}`;
}

const units = texts.sizeUnits;

/** In steps of 1024: '1.2 MB'. */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(bytes) / Math.log(1024))));
  const value = bytes / 1024 ** step;
  return `${step > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
}
