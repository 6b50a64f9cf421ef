import { getProfileData } from '@glo/adapters/wire/candidates';
import { sendEmail } from '@glo/adapters/wire/email';
import { sendNotification } from '@glo/adapters/wire/shortlist';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { threeStudents } from './hiring.ts';
import { tooManyTries } from './account/too-many-tries.ts';
import { wrongBodies } from './wrong-bodies.ts';

/** Somebody about to write to a student. Their mail is read first: on a target without an outbox nothing real is sent. */
async function readyToWrite(scene: Scene) {
  const recruiter = await scene.recruiter();
  const [one, two, three] = await threeStudents(recruiter);
  const profile = await recruiter.client.ask(getProfileData, { query: { student_id: one.student_id } });
  const email = profile.contact_details?.email ?? '';
  await scene.mailTo(email);
  const body = {
    email,
    subject: 'Your herons',
    content: 'We would like to talk to you.\nWhen?',
    link: 'https://meet.example/herons',
  };
  return { client: recruiter.client, ids: [one.student_id, two.student_id], third: three.student_id, body };
}

/** The two messages of specification 2, section 7, byte for byte. */
const viewed = 'Some recruiter viewed your profile, keep it up to date!';
const shortlisted = 'Brighten up! You are shortlisted for an opportunity!!';

/** E-mails and notifications to students (specification 2, section 7). */
export const messageCases: readonly CallCases[] = [
  contractCases(sendEmail, {
    answers: {
      'sends subject, content and meeting link to the student': async (scene) => {
        const { client, body } = await readyToWrite(scene);
        await client.ask(sendEmail, { body });
        const { email: to, subject, content: text, link } = body;
        expect(await scene.mailTo(to)).toMatchObject([{ to, kind: 'email', subject, text, link }]);
      },
      'reads a meeting link without a scheme as https': async (scene) => {
        const { client, body } = await readyToWrite(scene);
        await client.ask(sendEmail, { body: { ...body, link: 'meet.example/herons' } });
        expect(await scene.mailTo(body.email)).toMatchObject([{ link: 'https://meet.example/herons' }]);
      },
      'sends each time it is asked to, in whatever case the address is typed': async (scene) => {
        const { client, body } = await readyToWrite(scene);
        await client.ask(sendEmail, { body });
        await client.ask(sendEmail, { body: { ...body, email: body.email.toUpperCase(), subject: 'Once more' } });
        const subjects = (await scene.mailTo(body.email)).map(({ subject }) => subject);
        expect(subjects).toEqual([body.subject, 'Once more']);
      },
    },
    refusals: {
      ...tooManyTries(sendEmail, readyToWrite),
      'sends nothing to who is no student': async (scene) => {
        const { client, body } = await readyToWrite(scene);
        const email = scene.anEmail();
        await client.refused(404, sendEmail, { body: { ...body, email } });
        expect(await scene.mailTo(email)).toEqual([]);
      },
    },
    wrongInput: wrongBodies(sendEmail, readyToWrite, {
      'an address without @': { email: 'meera.students.example' },
      'an address with a second one behind it': { email: 'a@students.example, b@students.example' },
      'a blank subject': { subject: '  ' },
      'no content': { content: '' },
      'no meeting link': { link: '' },
      'a meeting link of another scheme': { link: 'javascript:alert(1)' },
      'content of more than 3000 characters': { content: 'x'.repeat(3001) },
    }),
  }),

  contractCases(sendNotification, {
    answers: {
      'sends the words to each of the students, once': async (scene) => {
        const { client, ids, third } = await readyToWrite(scene);
        await client.ask(sendNotification, { body: { external_user_ids: [...ids, ...ids], message: shortlisted } });
        for (const to of ids) {
          expect(await scene.mailTo(to)).toMatchObject([{ to, kind: 'notification', text: shortlisted }]);
        }
        expect(await scene.mailTo(third)).toEqual([]);
      },
      'sends again for another act': async (scene) => {
        const { client, third } = await readyToWrite(scene);
        for (const message of [viewed, shortlisted, viewed] as const) {
          await client.ask(sendNotification, { body: { external_user_ids: [third], message } });
        }
        expect((await scene.mailTo(third)).map(({ text }) => text)).toEqual([viewed, shortlisted, viewed]);
      },
    },
    refusals: {
      ...tooManyTries(sendNotification, async (scene) => {
        const { client, ids } = await readyToWrite(scene);
        return { client, body: { external_user_ids: ids, message: viewed } };
      }),
      'sends nothing at all when one of them is no student': async (scene) => {
        const { client, ids } = await readyToWrite(scene);
        const body = { external_user_ids: [...ids, 'nobody'], message: viewed };
        await client.refused(404, sendNotification, { body });
        for (const to of ids) expect(await scene.mailTo(to)).toEqual([]);
      },
    },
    wrongInput: wrongBodies(
      sendNotification,
      async (scene) => {
        const { client, ids } = await readyToWrite(scene);
        return { client, body: { external_user_ids: ids, message: viewed } };
      },
      {
        nobody: { external_user_ids: [] },
        'one id instead of a list': { external_user_ids: 'somebody' },
        'more than 1000 students': { external_user_ids: Array.from({ length: 1001 }, String) },
        'no words': { message: '' },
        'words that are none of the two': { message: 'You have won!' },
      },
    ),
  }),
];
