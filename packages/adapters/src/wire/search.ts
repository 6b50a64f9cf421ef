import { searchJobTypes } from '@glo/domain/search/criteria-table';
import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { text, textList } from './entered.ts';
import { wireCandidate } from './read-candidate.ts';

export const searchCandidates = recruiterCall({
  method: 'POST',
  path: '/recruiter/search/candidateByScore',
  body: z.object({
    job_type: z.enum(searchJobTypes),
    location: text,
    skilltags: textList.check(z.minLength(1, 'Choose at least one skill')),
  }),
  reply: z.strictObject({ data: z.strictObject({ data: z.array(wireCandidate) }) }),
});
