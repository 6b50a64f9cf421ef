import { login } from '@glo/adapters/wire/account';
import { getProfileData } from '@glo/adapters/wire/candidates';
import { saveCompany, uploadCompanyImage } from '@glo/adapters/wire/company';
import { sendEmail } from '@glo/adapters/wire/email';
import { createFolder } from '@glo/adapters/wire/folders';
import { editJob, saveJob } from '@glo/adapters/wire/jobs';
import { sendNotification } from '@glo/adapters/wire/shortlist';
import {
  submitCompanyDocument,
  submitRecruiterDocument,
  uploadRecruiterDocument,
} from '@glo/adapters/wire/verification';
import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../data/durations.ts';
import type { MockApiOptions } from '../mock-api.ts';
import { tempFolder } from '../store/testing/temp-folder.ts';
import { aFile, aForm } from '../testing/files.ts';
import { aCandidate, aJob, newJob } from '../testing/hiring.ts';
import { aCompany, anAccount, aRecruiter, newCompany, passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { stalledUpload } from '../testing/stalled.ts';
import { statuses, type Visitor } from '../testing/visitor.ts';

const megabyte = 1024 * 1024;

/** Asha and Ben, who have filled in their details, with one limit lower than usual. */
async function limitedTo(limits: MockApiOptions['limits'], options: MockApiOptions = {}) {
  const running = await aRunningMockApi(
    {
      accounts: [anAccount('asha'), anAccount('ben')],
      recruiters: ['asha', 'ben'].map((name) => aRecruiter(name, { companyId: `${name}s` })),
      companies: ['asha', 'ben'].map((name) => aCompany(`${name}s`, { createdBy: name })),
      jobs: ['asha', 'ben'].map((name) => aJob(`${name}-job`, { recruiterId: name, companyId: `${name}s` })),
      candidates: ['s1', 's2'].map((id) => aCandidate(id)),
    },
    { rateLimit: 1, ...options, ...(limits && { limits }) },
  );
  const as = (name: string) => running.signedIn(`${name}@acme.example`);
  return { ...running, asha: await as('asha'), ben: await as('ben') };
}

const upload = (who: Visitor, bytes = 2000) =>
  who.call(uploadCompanyImage, { form: aForm(['image_url', aFile('png', bytes)]) });
const write = (who: Visitor, student = 's1', change: object = {}) => {
  const letter = { email: `${student}@students.example`, subject: 'Hello', content: 'When?', link: 'meet.example' };
  return who.call(sendEmail, { body: { ...letter, ...change } });
};
const message = 'Some recruiter viewed your profile, keep it up to date!';
const notify = (who: Visitor, students = ['s1'], text = message) =>
  who.call(sendNotification, { body: { external_user_ids: students, message: text } });
const read = (who: Visitor) => who.call(getProfileData, { query: { student_id: 's1' } });

const found = (who: Visitor, name: string) => who.call(saveCompany, { body: { ...newCompany, userId: name } });
const post = (who: Visitor, name: string) => {
  const owner = { company_id: `${name}s`, recruiter_id: name, recruiter_details_id: `${name}-details` };
  return who.call(saveJob, { body: { ...newJob, ...owner } });
};
const edit = (who: Visitor, name: string) => who.call(editJob, { params: { id: `${name}-job` }, body: newJob });
let folders = 0;
const collect = (who: Visitor, name: string) => {
  folders += 1;
  return who.call(createFolder, { body: { folder_name: `Folder ${folders}`, recruiter_id: name, student_ids: [] } });
};
const documentLink = 'https://files.example/paper.pdf';
const submitOwn = (who: Visitor, name: string) =>
  who.call(submitRecruiterDocument, { body: { recruiter_id: name, name: '', company: '', documentLink } });
const submitCompanys = (who: Visitor, name: string) =>
  who.call(submitCompanyDocument, { body: { recruiter_id: name, company: `${name}s`, documentLink, CIN: '' } });

describe.each([
  { what: 'uploads', limits: { uploads: 2 }, act: (who: Visitor) => upload(who), window: hours(1), wait: '60 minutes' },
  {
    what: 'uploads',
    limits: { uploadMegabytes: 2 },
    act: (who: Visitor) => upload(who, megabyte),
    window: hours(1),
    wait: '60 minutes',
  },
  {
    what: 'emails',
    limits: { emails: 2, emailsToStudent: 100 },
    act: (who: Visitor) => write(who),
    window: hours(1),
    wait: '60 minutes',
  },
  {
    what: 'emails to this student',
    limits: { emailsToStudent: 2 },
    act: (who: Visitor) => write(who),
    window: days(1),
    wait: '24 hours',
  },
  {
    what: 'notifications',
    limits: { notifications: 2, notificationsToStudent: 100 },
    act: (who: Visitor) => notify(who),
    window: minutes(1),
    wait: '60 seconds',
  },
  {
    what: 'notifications to the same student',
    limits: { notificationsToStudent: 2 },
    act: (who: Visitor) => notify(who),
    window: days(1),
    wait: '24 hours',
  },
  { what: 'companies', limits: { companies: 2 }, act: found, window: hours(1), wait: '60 minutes' },
  { what: 'jobs', limits: { jobs: 2 }, act: post, window: hours(1), wait: '60 minutes' },
  { what: 'edits', limits: { edits: 2 }, act: edit, window: hours(1), wait: '60 minutes' },
  { what: 'folders', limits: { folders: 2 }, act: collect, window: hours(1), wait: '60 minutes' },
  { what: 'documents', limits: { documents: 2 }, act: submitOwn, window: hours(1), wait: '60 minutes' },
  { what: 'documents', limits: { documents: 2 }, act: submitCompanys, window: hours(1), wait: '60 minutes' },
  { what: 'profiles', limits: { profiles: 2 }, act: read, window: minutes(10), wait: '10 minutes' },
])('the limit $limits', ({ what, limits, act, window, wait }) => {
  it('is for an account and its window, and says how long to wait', async () => {
    const { asha, ben, clock } = await limitedTo(limits);
    expect(await statuses(2, () => act(asha, 'asha'))).toEqual([200, 200]);
    const { status, body, headers } = await act(asha, 'asha');
    expect([status, body]).toEqual([429, { message: `Too many ${what}. Please wait ${wait} and try again.` }]);
    expect(Number(headers.get('retry-after'))).toBe(window / 1000);
    expect((await act(ben, 'ben')).status).toBe(200);
    clock.advance(window - 1);
    // A session that was idle for so long has ended.
    await asha.call(login, { body: { email: 'asha@acme.example', password: passwordOfAll } });
    expect((await act(asha, 'asha')).status).toBe(429);
    clock.advance(1);
    expect(await statuses(2, () => act(asha, 'asha'))).toEqual([200, 200]);
  });

  it('is multiplied and lifted by the factor of all limits', async () => {
    const { asha } = await limitedTo(limits, { rateLimit: 2 });
    expect(await statuses(5, () => act(asha, 'asha'))).toEqual([200, 200, 200, 200, 429]);
    const { asha: free } = await limitedTo(limits, { rateLimit: 'off' });
    expect(await statuses(5, () => act(free, 'asha'))).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('uploads', () => {
  it('that were refused count for nothing', async () => {
    const { asha } = await limitedTo({ uploads: 1 });
    const svg = { form: aForm(['image_url', aFile('svg')]) };
    expect(await statuses(3, () => asha.call(uploadCompanyImage, svg))).toEqual([415, 415, 415]);
    expect((await upload(asha)).status).toBe(200);
  });

  it('share one limit across all kinds', async () => {
    const { asha } = await limitedTo({ uploads: 1 });
    await upload(asha);
    const form = aForm(['recruiter_documents', aFile('pdf')]);
    expect((await asha.call(uploadRecruiterDocument, { form })).status).toBe(429);
  });

  it('that come together are not more than allowed, and nothing is kept of the others', async () => {
    const { asha, world } = await limitedTo({ uploads: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(asha)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await world.files.names()).length).toBe(3);
  });

  it('wait for less than an hour when the older ones make room', async () => {
    const { asha, clock } = await limitedTo({ uploadMegabytes: 4 });
    await upload(asha, megabyte);
    clock.advance(minutes(20));
    await upload(asha, 2 * megabyte);
    expect((await upload(asha, 2 * megabyte)).headers.get('retry-after')).toBe(String(40 * 60));
    expect((await upload(asha, 3 * megabyte)).headers.get('retry-after')).toBe(String(60 * 60));
    clock.advance(minutes(40));
    expect((await upload(asha, 2 * megabyte)).status).toBe(200);
  });

  it('outlive a restart', async () => {
    const folder = tempFolder();
    const rows = { accounts: [anAccount('asha')] };
    const first = await aRunningMockApi(rows, { folder, rateLimit: 1, limits: { uploads: 1 } });
    expect((await upload(await first.signedIn('asha@acme.example'))).status).toBe(200);
    await first.close();
    const second = await aRunningMockApi(rows, { folder, rateLimit: 1, limits: { uploads: 1 } });
    expect((await upload(await second.signedIn('asha@acme.example'))).status).toBe(429);
  });

  it.each([{ uploads: 1 }, { uploadMegabytes: 1 }])('count while they arrive: %o', async (limits) => {
    const { asha, ben, ...mockApi } = await limitedTo(limits);
    const stalled = await stalledUpload(mockApi, asha);
    expect(await upload(asha, 100)).toMatchObject({
      status: 429,
      body: { message: 'Too many uploads. Please wait 60 minutes and try again.' },
    });
    expect((await upload(ben, 100)).status).toBe(200);
    stalled.destroy();
    await expect.poll(async () => (await upload(asha, 100)).status).toBe(200);
  });

  it('are limited to three at a time per account', async () => {
    const { asha, ben, ...mockApi } = await limitedTo({});
    for (let count = 0; count < 3; count++) await stalledUpload(mockApi, asha);
    expect(await upload(asha)).toMatchObject({
      status: 429,
      body: { message: 'Too many uploads at the same time. Please wait 5 seconds and try again.' },
    });
    expect((await upload(ben)).status).toBe(200);
  });

  it('are limited to 20 at a time', async () => {
    const { asha, ...mockApi } = await limitedTo({ uploadsAtOncePerAccount: 30 });
    for (let count = 0; count < 19; count++) await stalledUpload(mockApi, asha);
    expect((await upload(asha)).status).toBe(200);
    const last = await stalledUpload(mockApi, asha);
    expect((await upload(asha)).status).toBe(429);
    last.destroy();
    await expect.poll(async () => (await upload(asha)).status).toBe(200);
  });

  it('are not fewer at a time under a low RATE_LIMIT', async () => {
    const { asha, ben, ...mockApi } = await limitedTo({}, { rateLimit: 1 / 100 });
    await stalledUpload(mockApi, asha);
    expect((await upload(asha)).status).toBe(429);
    expect((await upload(ben)).status).toBe(200);
  });
});

describe('emails', () => {
  it('to a student are counted in any letter case', async () => {
    const { asha } = await limitedTo({ emailsToStudent: 1 });
    expect((await write(asha)).status).toBe(200);
    expect((await write(asha, 's1', { email: 'S1@Students.example' })).status).toBe(429);
    expect((await write(asha, 's2')).status).toBe(200);
  });

  it('to unknown addresses count, too, so that addresses cannot be guessed', async () => {
    const { asha } = await limitedTo({ emails: 2 });
    expect(await statuses(3, () => write(asha, 'nobody'))).toEqual([404, 404, 429]);
  });
});

describe('notifications', () => {
  it('reach each student once a day with each text, and are sent to the rest of the call', async () => {
    const { asha, ben, world } = await limitedTo({});
    const textsTo = (student: string) =>
      world.store.find('messages', 'to', student).map(({ from, text }) => [from, text]);
    await notify(asha);
    expect((await notify(asha, ['s1', 's2'])).status).toBe(200);
    expect((await notify(asha, ['s1', 's2'])).status).toBe(429);
    expect((await notify(asha, ['s1'], shortlistedMessage)).status).toBe(200);
    expect((await notify(ben, ['s1'])).status).toBe(200);
    expect(textsTo('s1')).toEqual([
      ['asha', message],
      ['asha', shortlistedMessage],
      ['ben', message],
    ]);
    expect(textsTo('s2')).toEqual([['asha', message]]);
  });

  it('wait until the first of the students may be told again', async () => {
    const { asha, clock } = await limitedTo({});
    await notify(asha, ['s1']);
    clock.advance(hours(1));
    await notify(asha, ['s2']);
    expect((await notify(asha, ['s2', 's1'])).headers.get('retry-after')).toBe(String(23 * 60 * 60));
  });
});
