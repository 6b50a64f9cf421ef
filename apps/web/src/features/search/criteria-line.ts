import type { SearchCriteria } from '@glo/domain/search/search';

export function criteriaLine({ jobType, skills, location }: SearchCriteria): string {
  return [jobType, skills.join(', '), location].filter((part) => part !== '').join(' · ');
}
