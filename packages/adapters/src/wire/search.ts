import { searchJobTypes } from '@glo/domain/search/search';
import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { text, textList, wireCandidate } from './shapes.ts';

/** The list is `data.data` of the body, or `data` when that is the list (decision 32). */
export const searchCandidates = recruiterCall({
  method: 'POST',
  path: '/recruiter/search/candidateByScore',
  body: z.object({
    job_type: z.enum(searchJobTypes),
    location: text,
    skilltags: textList.check(z.minLength(1, 'Choose at least one skill')),
  }),
  reply: z.looseObject({
    data: z.union([z.array(wireCandidate), z.looseObject({ data: z.array(wireCandidate) })]),
  }),
});
