export { HttpCandidateDirectory } from './http-candidate-directory.ts';
export { HttpLookups } from './http-lookups.ts';
