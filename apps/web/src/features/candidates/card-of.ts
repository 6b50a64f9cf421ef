import { type Candidate, cardLimits, matchedSkills } from '@glo/domain/candidates';
import { cut } from '@glo/domain/shared';

/** What a card shows of a candidate: name and first skills as far as they show, the whole texts beside (specification 2, section 9). */
export function cardOf({ name, profilePicture, score, skills }: Candidate, wanted: readonly string[]) {
  const matched = matchedSkills(skills, wanted);
  return {
    name,
    nameShort: cut(name, cardLimits.name),
    pictureUrl: profilePicture,
    score,
    skills: skills.slice(0, cardLimits.skills).map((skill) => ({
      full: skill,
      short: cut(skill, cardLimits.skill),
      matched: matched.has(skill),
    })),
    moreSkills: skills.slice(cardLimits.skills),
  };
}
