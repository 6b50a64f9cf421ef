import * as z from 'zod/mini';
import { candidateCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';

const searchText = z.string().check(z.maxLength(3000));

/** An object without a label, or 'city, state, country'. */
export const wirePlace = noted(z.strictObject({ city: field.text, state: field.text, country: field.text }), {
  kind: 'location',
});

export const wireSkill = noted(z.strictObject({ roles_skills_tools: field.name }), { bare: 'roles_skills_tools' });

export const wireRole = noted(z.strictObject({ role: field.name }), { bare: 'role' });

export const getLocations = candidateCall({
  method: 'GET',
  path: '/getLocations',
  query: z.object({ searchValue: searchText }),
  reply: z.strictObject({ locations: z.array(wirePlace) }),
});

export const getHashtags = candidateCall({
  method: 'GET',
  path: '/getHashtags',
  query: z.object({ searchValue: z.optional(searchText) }),
  reply: z.strictObject({
    hashtags: z.array(wireSkill),
  }),
});

export const getJobRoles = candidateCall({
  method: 'GET',
  path: '/getJobRoles',
  query: z.object({ searchValue: searchText }),
  reply: z.strictObject({ jobRoles: z.array(wireRole) }),
});
