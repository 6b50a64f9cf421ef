import { getHashtags, getJobRoles, getLocations } from '@glo/adapters/wire/lookups';
import type { FastifyInstance } from 'fastify';
import { readRoute } from '../http/route.ts';
import { searchJobRoles, searchPlaces, searchSkills } from '../seed/lookups.ts';

const mostFound = 20;
/** Skills to start from, while nothing is typed. */
const mostCommonSkills = 50;

/** Searchable lists (specification 2, section 7), best match first. */
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
