import { getPosts } from '@glo/adapters/wire/candidates';
import { expect, it } from 'vitest';
import { aCandidate, aPost } from '../testing/hiring.ts';
import { aSignedInAsha } from '../testing/running.ts';

it('the posts of a student are listed newest first, with absolute links to files', async () => {
  const { asha, url } = await aSignedInAsha({
    candidates: [aCandidate('meera')],
    posts: [
      aPost('first', 'meera', { pdfLink: 'https://robots.example/first.pdf', createdAt: '2026-03-01T00:00:00.000Z' }),
      aPost('second', 'meera', { pdfLink: '/files/work/second.pdf', createdAt: '2026-04-01T00:00:00.000Z' }),
    ],
  });
  expect((await asha.call(getPosts, { query: { post_owner_user_id: 'meera' } })).body).toMatchObject({
    postData: [
      { post_title: 'Post second', pdf_link: `${url}/files/work/second.pdf` },
      { post_title: 'Post first', pdf_link: 'https://robots.example/first.pdf' },
    ],
  });
});
