import { getProfileData } from '@glo/adapters/wire/candidates';
import { sendEmail } from '@glo/adapters/wire/email';
import { sendNotification } from '@glo/adapters/wire/shortlist';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { threeStudents } from './hiring.ts';
import { tooManyTries, wrongBodies } from './shared-cases.ts';

/** Reads the student's outbox first, because a target without an outbox would send real email. It skips the case. */
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

/** Texts of specification 2, section 7. */
const viewed = 'Some recruiter viewed your profile, keep it up to date!';
const shortlisted = 'Brighten up! You are shortlisted for an opportunity!!';

/** Emails and notifications to students (specification 2, section 7). */
export const messageCases: readonly CallCases[] = [
  contractCases(sendEmail, {
    answers: {
      'sends subject, content and meeting link to the student': async (scene) => {
        const { client, body } = await readyToWrite(scene);
        await client.ask(sendEmail, { body });
        const { email: to, subject, content: text, link } = body;
        expect(await scene.mailTo(to)).toMatchObject([{ to, kind: 'email', subject, text, link }]);
      },
      'completes a meeting link without a scheme to https': async (scene) => {
        const { client, body } = await readyToWrite(scene);
        await client.ask(sendEmail, { body: { ...body, link: 'meet.example/herons' } });
        expect(await scene.mailTo(body.email)).toMatchObject([{ link: 'https://meet.example/herons' }]);
      },
      'sends every email, whatever the letter case of the address': async (scene) => {
        const { client, body } = await readyToWrite(scene);
        await client.ask(sendEmail, { body });
        await client.ask(sendEmail, { body: { ...body, email: body.email.toUpperCase(), subject: 'Once more' } });
        const subjects = (await scene.mailTo(body.email)).map(({ subject }) => subject);
        expect(subjects).toEqual([body.subject, 'Once more']);
      },
    },
    refusals: {
      ...tooManyTries(sendEmail, readyToWrite),
      'answers 404 for an address of no student and sends nothing': async (scene) => {
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
      'notifies each student once': async (scene) => {
        const { client, ids, third } = await readyToWrite(scene);
        await client.ask(sendNotification, { body: { external_user_ids: [...ids, ...ids], message: shortlisted } });
        for (const to of ids) {
          expect(await scene.mailTo(to)).toMatchObject([{ to, kind: 'notification', text: shortlisted }]);
        }
        expect(await scene.mailTo(third)).toEqual([]);
      },
      'notifies a student again on the next call': async (scene) => {
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
      'answers 404 for an unknown student and sends nothing': async (scene) => {
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
