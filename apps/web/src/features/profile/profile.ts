/** The public API of this feature. */
export { CandidateRecords } from './candidate-records.ts';
export { ProfileActions } from './profile-actions.ts';
export { ProfileOrigin } from './profile-origin.ts';
export { ProfileParts } from './profile-parts.ts';
export { texts as profileTexts } from './texts.ts';
export { wayBack, type WayBack } from './way-back.ts';
