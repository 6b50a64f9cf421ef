import type { Person } from './development-provider.ts';

/** Whom the chooser offers, and what comes of choosing them on fresh demo data. */
export const inventedPeople: readonly (Person & { readonly note: string })[] = [
  { name: 'Nadia Rahman', email: 'nadia.rahman@northwind.example', note: 'New here: gets an account' },
  { name: 'Tomas Lind', email: 'tomas.lind@fjordline.example', note: 'New here: gets an account' },
  { name: 'Meera Nair', email: 'recruiter@acme.example', note: 'Has an account with a password: is refused' },
];
