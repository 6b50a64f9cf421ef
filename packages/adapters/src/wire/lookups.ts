import * as z from 'zod/mini';
import { candidateCall } from './call.ts';

/** Searchable lists at the candidate data service. */

const searchText = z.string().check(z.maxLength(3000));

export const getLocations = candidateCall({
  method: 'GET',
  path: '/getLocations',
  query: z.object({ searchValue: searchText }),
  reply: z.looseObject({
    locations: z.array(
      z.looseObject({
        city: z.optional(z.nullable(z.string())),
        state: z.optional(z.nullable(z.string())),
        country: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
});

export const getHashtags = candidateCall({
  method: 'GET',
  path: '/getHashtags',
  query: z.object({ searchValue: z.optional(searchText) }),
  reply: z.looseObject({ hashtags: z.array(z.looseObject({ roles_skills_tools: z.string() })) }),
});

export const getJobRoles = candidateCall({
  method: 'GET',
  path: '/getJobRoles',
  query: z.object({ searchValue: searchText }),
  reply: z.looseObject({ jobRoles: z.array(z.looseObject({ role: z.string() })) }),
});
