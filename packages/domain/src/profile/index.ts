export { OwnAccount } from './own-account.ts';
export type { DeletionResult } from './own-account.ts';
export { ProfileDesk } from './profile-desk.ts';
export type { AccountOwner, OwnershipProof, PictureKind, ProfileDetails } from './profile-desk.ts';
export { ProfileEditing } from './profile-editing.ts';
export { locationRule, nameRule, phoneAdvice, phoneRule, positionRule } from './profile-form.ts';
