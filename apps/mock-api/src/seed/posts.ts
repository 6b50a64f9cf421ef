import type { Faker } from '@faker-js/faker';
import type { CandidateRow, PostRow } from '../data/rows.ts';
import type { Study } from './fields.ts';
import { drawMoment } from './moments.ts';
import { fillSlots } from './profile-texts.ts';
import { idOf } from './random.ts';

const mostPosts = 6;
const counts = [20, 25, 22, 15, 9, 6, 3].map((weight, value) => ({ value, weight }));
const kinds = [
  { value: 'link', weight: 45 },
  { value: 'pdf', weight: 35 },
  { value: 'video', weight: 20 },
] as const;

/** None to six proof-of-work posts of the person with number `n`, the latest first. */
export function drawPosts(
  random: Faker,
  study: Study,
  author: Pick<CandidateRow, 'id' | 'email' | 'location' | 'createdAt'>,
  { seed, n, now }: { seed: number; n: number; now: Date },
): PostRow[] {
  const count = random.helpers.weightedArrayElement(counts);
  const projects = random.helpers.arrayElements(study.projects, Math.min(count, study.projects.length));
  return projects
    .map((project, index): PostRow => {
      const id = idOf(seed, 'post', n * mostPosts + index);
      const [title = '', description = ''] = fillSlots(
        random,
        `${project.title}|${project.description}`,
        author.location.city,
      ).split('|');
      return {
        id,
        candidateId: author.id,
        title,
        description,
        hashtags: project.hashtags,
        ...drawMedium(random, id, author.email, title),
        createdAt: drawMoment(random, new Date(author.createdAt), now),
      };
    })
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

type Medium = Omit<PostRow, 'id' | 'candidateId' | 'title' | 'description' | 'hashtags' | 'createdAt'>;

const nothing: Medium = {
  showcaseLink: '',
  pdfLink: '',
  videoLink: '',
  linkThumbnail: '',
  pdfThumbnail: '',
  videoThumbnail: '',
};

/** A site of one's own, a PDF on this server, or a video; with its thumbnail. */
function drawMedium(random: Faker, id: string, email: string, title: string): Medium {
  const thumbnail = `/pictures/work/${id}.svg`;
  const kind = random.helpers.weightedArrayElement(kinds);
  if (kind === 'pdf') return { ...nothing, pdfLink: `/files/work/${id}.pdf`, pdfThumbnail: thumbnail };
  if (kind === 'video') {
    return { ...nothing, videoLink: `https://video.example/watch/${id.slice(0, 10)}`, videoThumbnail: thumbnail };
  }
  const site = email.slice(0, email.indexOf('@')).replaceAll('.', '-');
  return { ...nothing, showcaseLink: `https://${site}.example/${slug(title)}`, linkThumbnail: thumbnail };
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
