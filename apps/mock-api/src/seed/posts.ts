import type { Faker } from '@faker-js/faker';
import type { CandidateRow, PostRow } from '../data/rows.ts';
import type { Study } from './fields.ts';
import { drawMoment } from './dates.ts';
import { fillSlots } from './profile-texts.ts';
import { idOf } from './numbers.ts';

const mostPosts = 6;
const counts = [20, 25, 22, 15, 9, 6, 3].map((weight, value) => ({ value, weight }));
const kinds = [
  { value: 'link', weight: 45 },
  { value: 'pdf', weight: 35 },
  { value: 'video', weight: 20 },
] as const;

export function drawPosts(
  random: Faker,
  study: Study,
  author: Pick<CandidateRow, 'id' | 'email' | 'location' | 'createdAt'>,
  { seed, n, now }: { seed: number; n: number; now: Date },
): PostRow[] {
  const count = random.helpers.weightedArrayElement(counts);
  const projects = random.helpers.arrayElements(study.projects, Math.min(count, study.projects.length));
  const joined = new Date(author.createdAt);
  return projects
    .map((project, index): PostRow => {
      const id = idOf(seed, 'post', n * mostPosts + index);
      const [title = '', description = ''] = fillSlots(
        random,
        `${project.title}|${project.description}`,
        author.location.city,
      ).split('|');
      const kind = random.helpers.weightedArrayElement(kinds);
      const thumbnail = `/pictures/work/${id}.svg`;
      return {
        id,
        candidateId: author.id,
        title,
        description,
        hashtags: project.hashtags,
        showcaseLink: kind === 'link' ? `${siteOf(author.email)}/${slug(title)}` : '',
        pdfLink: kind === 'pdf' ? `/files/work/${id}.pdf` : '',
        videoLink: kind === 'video' ? `https://video.example/watch/${id.slice(0, 10)}` : '',
        linkThumbnail: kind === 'link' ? thumbnail : '',
        pdfThumbnail: kind === 'pdf' ? thumbnail : '',
        videoThumbnail: kind === 'video' ? thumbnail : '',
        createdAt: drawMoment(random, joined, now),
      };
    })
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

function siteOf(email: string): string {
  return `https://${email.slice(0, email.indexOf('@')).replaceAll('.', '-')}.example`;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
