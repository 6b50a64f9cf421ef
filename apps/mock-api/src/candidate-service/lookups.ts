import * as wire from '@glo/adapters/wire/filter';
import { getHashtags, getJobRoles, getLocations } from '@glo/adapters/wire/lookups';
import type { FastifyInstance } from 'fastify';
import { readRoute } from '../http/route.ts';
import * as lists from '../seed/lookups.ts';

const mostFound = 20;
const mostCommonSkills = 50;

export function lookupRoutes(app: FastifyInstance): void {
  readRoute(app, getLocations, ({ query }) => ({
    locations: lists
      .searchPlaces(query.searchValue, mostFound)
      .map(({ city, state, country }) => ({ city, state, country })),
  }));

  readRoute(app, getHashtags, ({ query: { searchValue = '' } }) => {
    const skills = lists.searchSkills(searchValue, searchValue.trim() === '' ? mostCommonSkills : mostFound);
    return { hashtags: skills.map((skill) => ({ roles_skills_tools: skill })) };
  });

  readRoute(app, getJobRoles, ({ query }) => ({
    jobRoles: lists.searchJobRoles(query.searchValue, mostFound).map((role) => ({ role })),
  }));

  readRoute(app, wire.getBachelorsDegrees, () => ({ data: [...lists.bachelorsDegrees] }));
  readRoute(app, wire.getBachelorsSpecialization, () => ({ data: [...lists.bachelorsSpecialisations] }));
  readRoute(app, wire.getMastersDegrees, () => ({ data: [...lists.mastersDegrees] }));
  readRoute(app, wire.getMastersSpecialization, () => ({ data: [...lists.mastersSpecialisations] }));
  readRoute(app, wire.getStreams, () => ({ data: [...lists.streams] }));
  readRoute(app, wire.getAllInstitutes, () => ({ data: [...lists.institutes] }));
}
