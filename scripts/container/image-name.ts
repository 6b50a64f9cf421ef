/** What `npm run container` makes and the contract's container target runs. */
export const imageName = 'glo-recruiter:local';
