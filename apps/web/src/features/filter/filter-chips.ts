import {
  anyYears,
  type CandidateFilter,
  criteriaCount,
  educationLevels,
  educationText,
  noEducationCriteria,
  noFilter,
  type Years,
} from '@glo/domain/filter/candidate-filter';
import { placeLabel } from '@glo/domain/lookups/place';
import { texts } from './texts.ts';

export interface FilterWish {
  readonly label: string;
  readonly without: CandidateFilter;
}

/** Matches the badge: all skills count as one, and so do all places. */
export function wishesOf(filter: CandidateFilter): readonly FilterWish[] {
  const { skills, gender, places, internship, fullTime, education } = filter;
  const all: readonly FilterWish[] = [
    { label: skills.join(', '), without: { ...filter, skills: [] } },
    ...educationLevels.map((level) => ({
      label: prefixed(texts.levels[level], educationText(education[level])),
      without: { ...filter, education: { ...education, [level]: noEducationCriteria } },
    })),
    { label: prefixed(texts.internship, yearsText(internship)), without: { ...filter, internship: anyYears } },
    { label: prefixed(texts.fullTime, yearsText(fullTime)), without: { ...filter, fullTime: anyYears } },
    { label: gender, without: { ...filter, gender: noFilter.gender } },
    { label: places.map(placeLabel).join(' · '), without: { ...filter, places: [] } },
  ];
  const asked = criteriaCount(filter);
  return all.filter(({ without }) => criteriaCount(without) < asked);
}

function prefixed(what: string, wish: string): string {
  return `${what}: ${wish}`;
}

function yearsText({ min, max }: Years): string {
  if (max === anyYears.max) return texts.atLeastYears(min);
  return min === anyYears.min ? texts.atMostYears(max) : texts.betweenYears(min, max);
}
