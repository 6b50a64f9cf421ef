export { Shortlisting, Shortlists, candidateRemoved } from './shortlist.ts';
