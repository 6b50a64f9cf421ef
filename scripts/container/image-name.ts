/** What `npm run container` makes and the contract's container target runs. */
export const imageName = 'glo-recruiter:local';

/** What `npm run container -- web` makes. */
export const webImageName = 'glo-recruiter-web:local';
