import { anImage } from '@glo/domain/testing/images';

/** The content matches the type, because uploads check it. */
export const aPdf = (name = 'certificate.pdf') =>
  new File(['%PDF-1.7 a certificate'], name, { type: 'application/pdf' });

export const aPicture = (name = 'logo.png') => new File([anImage('image/png')], name, { type: 'image/png' });

/** Makes reading the file fail, for example because it was deleted. */
export function makeUnreadable(file: File, name = 'NotReadableError'): File {
  const arrayBuffer = () => Promise.reject(new DOMException('', name));
  return Object.assign(file, { arrayBuffer, slice: () => ({ arrayBuffer }) });
}
