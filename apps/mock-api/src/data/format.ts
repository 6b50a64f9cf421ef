/** Schema version of the rows. Bump it on incompatible changes of `rows.ts`. */
export const dataFormat = 2;
