/** Entry point of this feature for other features and the application. */
export type { OpenProfile } from './open-profile.ts';
export type { ProfileOrigin } from './profile-origin.ts';
export { Profiles } from './profiles.ts';
export { texts as profileTexts } from './texts.ts';
export { backLink, type BackTarget } from './back-link.ts';
