export { cardLimits, matchedSkills, scoreShare } from './candidate.ts';
export type { Candidate } from './candidate.ts';
export { CandidateDirectory } from './candidate-directory.ts';
export { aspirationMaximum } from './candidate-profile.ts';
export type { CandidateProfile, Education, ProofOfWork, WorkExperience } from './candidate-profile.ts';
export { Clipboard, phoneCopied, profileEmailCopied } from './clipboard.ts';
export { Notifications, shortlistedMessage, viewedMessage } from './notifications.ts';
export { ProfileVisit } from './profile-visit.ts';
