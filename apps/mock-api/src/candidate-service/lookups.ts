import { getHashtags, getJobRoles, getLocations } from '@glo/adapters/wire/lookups';
import type { FastifyInstance } from 'fastify';
import { readRoute } from '../http/route.ts';
import { searchJobRoles, searchPlaces, searchSkills } from '../seed/lookups.ts';

const mostFound = 20;
const mostCommonSkills = 50;

/** Specification 2, section 7. */
export function lookupRoutes(app: FastifyInstance): void {
  readRoute(app, getLocations, ({ query }) => ({
    locations: searchPlaces(query.searchValue, mostFound).map(({ city, state, country }) => ({ city, state, country })),
  }));

  readRoute(app, getHashtags, ({ query: { searchValue = '' } }) => {
    const skills = searchSkills(searchValue, searchValue.trim() === '' ? mostCommonSkills : mostFound);
    return { hashtags: skills.map((skill) => ({ roles_skills_tools: skill })) };
  });

  readRoute(app, getJobRoles, ({ query }) => ({
    jobRoles: searchJobRoles(query.searchValue, mostFound).map((role) => ({ role })),
  }));
}
