import type { Faker } from '@faker-js/faker';
import type { CandidateRow, PostRow } from '../data/rows.ts';
import { drawPath, type Path } from './education.ts';
import { type Study, studies } from './fields.ts';
import { dateOf, daysBefore, drawMoment, monthOf } from './dates.ts';
import { drawPerson } from './people.ts';
import { drawPosts } from './posts.ts';
import { drawBio } from './profile-texts.ts';
import { idOf } from './numbers.ts';
import { drawWork } from './work.ts';

const weightedStudies = studies.map((study) => ({ value: study, weight: study.weight }));

export function drawCandidate(
  random: Faker,
  { seed, n, now }: { seed: number; n: number; now: Date },
  mailboxFor: (name: string) => string,
): { candidate: CandidateRow; posts: PostRow[] } {
  random.seed([seed, n]);
  const id = idOf(seed, 'candidate', n);
  const study = random.helpers.weightedArrayElement(weightedStudies);
  const person = drawPerson(random);
  const talent = (random.number.float() + random.number.float() + random.number.float()) / 3;
  const grade = () => Math.min(10, Math.round((5.6 + 3.6 * talent + random.number.float(1.2)) * 10) / 10);

  const path = drawPath(random, study, person.location, grade, now);
  const work = drawWork(random, study, path, now);
  const skills = drawSkills(random, study);
  const author = {
    id,
    email: mailboxFor(person.name),
    location: person.location,
    createdAt: drawMoment(random, joinedAfter(path, now), daysBefore(now, 2)),
  };
  const posts = drawPosts(random, study, author, { seed, n, now });
  const hasPictures = random.datatype.boolean(0.85);
  const candidate: CandidateRow = {
    ...author,
    ...person,
    bio: drawBio(random, study, path, {
      city: person.location.city,
      skills,
      jobTitle: work.workExperience.find(({ endDate }) => endDate === null)?.title ?? null,
    }),
    profilePicture: hasPictures ? `/pictures/person/${id}.svg` : '',
    coverPicture: hasPictures ? `/pictures/cover/${id}.svg` : '',
    aspirations: random.helpers.arrayElements(study.aspirations, { min: 1, max: 3 }),
    skills,
    openTo: drawOpenTo(random, path, now),
    followers: Math.floor(Math.exp(random.number.float({ min: 1, max: 6.8 }))),
    lits: posts.reduce((sum) => sum + random.number.int({ min: 3, max: 240 }), 0),
    gloScore: gloScore(random, talent, posts.length, work.workExperience.length),
    education: path.education,
    ...work,
  };
  return { candidate, posts };
}

export function createMailboxes(): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const plain = name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replaceAll(' ', '.');
    const count = (used.get(plain) ?? 0) + 1;
    used.set(plain, count);
    return `${plain}${count === 1 ? '' : count}@mail.example`;
  };
}

function joinedAfter(path: Path, now: Date): Date {
  const college = new Date(dateOf(path.collegeFrom));
  const opening = daysBefore(now, 600);
  return college > opening ? college : opening;
}

function drawSkills(random: Faker, study: Study): string[] {
  const count = random.number.int({ min: 3, max: 9 });
  const core = study.core.filter((_, place) => random.datatype.boolean(0.85 - 0.07 * place)).slice(0, count);
  const more = random.helpers.arrayElements(study.more, count - core.length);
  return random.helpers.shuffle([...core, ...more]);
}

function drawOpenTo(random: Faker, path: Path, now: Date): string[] {
  const monthsLeft = path.collegeTo - monthOf(now);
  return [
    ...(monthsLeft <= 12 ? ['Job'] : []),
    ...(monthsLeft > 0 || (path.stage === 'graduate' && random.datatype.boolean(0.4)) ? ['Internship'] : []),
    ...(random.datatype.boolean(0.2) ? ['Freelancing'] : []),
  ];
}

/** Scores above are compressed, so that the highest differ and none is the maximum. */
const bend = 650;

function gloScore(random: Faker, talent: number, posts: number, stretchesOfWork: number): number {
  const score = 80 + 420 * talent + 60 * posts + 50 * stretchesOfWork + random.number.int({ min: 0, max: 150 });
  return Math.max(
    100,
    Math.round(score <= bend ? score : 999 - (999 - bend) * Math.exp((bend - score) / (999 - bend))),
  );
}
