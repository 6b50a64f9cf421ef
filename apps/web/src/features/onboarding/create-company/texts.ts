/** Create Company Page (specification 1, sections 2 and 5). */
export const texts = {
  lead: 'What students read about the company before they apply.',
  image: 'Company image',
  imageMarker: 'Required',
  imageHint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
  imageOnItsWay: 'Your image is still being uploaded.',
  name: 'Company name',
  url: 'Company URL',
  urlExample: 'www.example.com',
  about: 'Description',
  size: 'Company size',
  chooseSize: 'Choose',
  types: 'Company type',
  typesMarker: 'At least one',
  authorisation: 'Authorisation',
  authorised:
    'I am an authorised representative of this organisation and have the right to act on its behalf. I agree to the additional terms for pages.',
  addTechnologies: 'Add the technologies you use',
  notSaved: 'Your company page could not be saved. Please try again.',
  isThere: 'Your company page already exists.',
} as const;
