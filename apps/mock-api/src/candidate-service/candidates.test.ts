import { getPosts } from '@glo/adapters/wire/candidates';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCandidate, aPost } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  const meera = aCandidate('meera');
  world = await startHiring({
    candidates: [meera],
    posts: [
      aPost('first', 'meera', { pdfLink: 'https://robots.example/first.pdf', createdAt: '2026-03-01T00:00:00.000Z' }),
      aPost('second', 'meera', { pdfLink: '/files/work/second.pdf', createdAt: '2026-04-01T00:00:00.000Z' }),
    ],
  });
});
afterEach(() => world.close());

it('the posts of a student are listed newest first, with absolute links to files', async () => {
  expect(await world.asha(getPosts, { query: { post_owner_user_id: 'meera' } })).toMatchObject({
    body: {
      postData: [
        { post_title: 'Post second', pdf_link: `${world.url}/files/work/second.pdf` },
        { post_title: 'Post first', pdf_link: 'https://robots.example/first.pdf' },
      ],
    },
  });
});
