import { type Candidate, cardLimits, matchedSkills, scoreShare, skillsHeld } from '@glo/domain/candidates/candidate';
import { cut } from '@glo/domain/shared/text';
import { texts } from './texts.ts';

type CardTexts = ReturnType<typeof textsOf>;

/** The last ones: a list that is opened again, or scrolled back, shows the same. */
const known = new WeakMap<Candidate, { readonly wanted: readonly string[]; readonly texts: CardTexts }>();

/** What a card shows of a candidate: name and first skills as far as they show, the whole texts beside (specification 2, section 9). */
export function cardOf(candidate: Candidate, wanted: readonly string[]): CardTexts {
  const before = known.get(candidate);
  if (before?.wanted === wanted) return before.texts;
  const made = textsOf(candidate, wanted);
  known.set(candidate, { wanted, texts: made });
  return made;
}

function textsOf({ name, profilePicture, score, scoreKind, skills }: Candidate, wanted: readonly string[]) {
  const matched = matchedSkills(skills, wanted);
  return {
    name,
    nameShort: cut(name, cardLimits.name),
    pictureUrl: profilePicture,
    score:
      score === null ? null : { value: score, unit: texts.scoreUnits[scoreKind], share: scoreShare(score, scoreKind) },
    skills: skills.slice(0, cardLimits.skills).map((skill) => ({
      full: skill,
      short: cut(skill, cardLimits.skill),
      matched: matched.has(skill),
    })),
    moreSkills: skills.slice(cardLimits.skills),
    match: wanted.length > 0 ? skillsHeld(skills, wanted) : undefined,
  };
}
