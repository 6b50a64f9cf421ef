import type { Faker } from '@faker-js/faker';
import companies from './data/companies.json' with { type: 'json' };
import lists from './data/employers.json' with { type: 'json' };
import type { Path } from './education.ts';
import type { Study } from './fields.ts';
import { dateOf, monthOf } from './dates.ts';

const employers = [...companies.map(({ name }) => name), ...lists.employers];

interface Stretch {
  from: number;
  to: number | null;
}

export function drawWork(random: Faker, study: Study, path: Path, now: Date) {
  const today = monthOf(now);
  const stretches = drawStretches(random, path, today);
  const length = ({ from, to }: Stretch) => (to ?? today) - from;
  const stays = stretches.map((stretch) => ({ stretch, job: drawJob(random, study, path, stretch) }));
  const years = (type: string) => {
    const months = stays.filter(({ job }) => job.employmentType === type).map(({ stretch }) => length(stretch));
    return Math.round((months.reduce((sum, part) => sum + part, 0) / 12) * 10) / 10;
  };
  return {
    workExperience: stays.map(({ stretch, job }) => ({
      ...job,
      startDate: dateOf(stretch.from),
      endDate: stretch.to === null ? null : dateOf(stretch.to),
    })),
    internshipYears: years('Internship'),
    fullTimeYears: years('Full-time'),
  };
}

function drawStretches(random: Faker, path: Path, today: number): Stretch[] {
  const finished = path.collegeTo < today;
  const count = random.number.int({
    min: finished ? 1 : 0,
    max: path.stage === 'bachelor' ? Math.min(3, path.year) : 3,
  });
  const earliest = path.collegeFrom + 6;
  const stretches: Stretch[] = [];
  let free = today;
  while (stretches.length < count) {
    const current = stretches.length === 0 && random.datatype.boolean(finished ? 0.75 : 0.3);
    const to = current ? null : free - random.number.int({ min: 1, max: 8 });
    const from = startOf(random, path, to ?? today);
    if (from < earliest) break;
    stretches.push({ from, to });
    free = from;
  }
  return stretches;
}

function startOf(random: Faker, path: Path, end: number): number {
  const sinceCollege = end - path.collegeTo;
  if (sinceCollege < 4) return end - random.number.int({ min: 2, max: 6 });
  return end - random.number.int({ min: 3, max: sinceCollege - 1 });
}

function drawJob(random: Faker, study: Study, path: Path, { from }: Stretch) {
  const pick = random.helpers.arrayElement;
  if (from > path.collegeTo)
    return { title: pick(study.jobs), employmentType: 'Full-time', companyName: pick(employers) };
  const kind = random.number.int({ min: 1, max: 100 });
  if (kind <= 70) return { title: pick(study.internships), employmentType: 'Internship', companyName: pick(employers) };
  if (kind <= 80)
    return {
      title: pick(lists.campusTitles),
      employmentType: 'Part-time',
      companyName: path.education[0]?.school ?? '',
    };
  if (kind <= 90)
    return { title: pick(lists.volunteerTitles), employmentType: 'Volunteer', companyName: pick(lists.charities) };
  return { title: `${pick(study.jobs)}, own clients`, employmentType: 'Freelance', companyName: 'Self-employed' };
}
