/** Files of this device, with contents of their kind. */
export const aPdf = (name = 'certificate.pdf') =>
  new File(['%PDF-1.7 a certificate'], name, { type: 'application/pdf' });

export const aPicture = (name = 'logo.png') => new File(['\u0089PNG'], name, { type: 'image/png' });
