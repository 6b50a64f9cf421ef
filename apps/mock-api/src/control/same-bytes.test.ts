import { connect, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startStandIn, type StandInOptions } from '../stand-in.ts';
import { tempFolder } from '../store/testing/temp-folder.ts';
import { aFile, aForm } from '../testing/files.ts';
import { Visitor } from '../testing/visitor.ts';

const email = 'founder@saltmarsh.example';
const password = 'Welcome1!';
const message = 'Brighten up! You are shortlisted for an opportunity!!';

/** Passes connections on, one stand-in after the other at the same address, and keeps what comes back. */
async function aWire() {
  let [port, bytes] = [0, ''];
  const wire: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far]) end.on('error', () => undefined);
    far.on('data', (data) => {
      bytes += data.toString('latin1');
    });
    near.pipe(far).pipe(near);
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void wire.close());
  const address = wire.address() as { port: number };
  return async (options: StandInOptions): Promise<string> => {
    const standIn = await startStandIn({ dataSet: { seed: 7, candidates: 200 }, ...options });
    [port, bytes] = [Number(new URL(standIn.url).port), ''];
    const control = new Visitor(standIn.url);
    await control.post('/__mock/clock', { now: '2026-03-01T09:00:00Z', frozen: true });
    await control.post('/__mock/reset', { keepClock: true });
    await work(new Visitor(`http://127.0.0.1:${address.port}`));
    await standIn.close();
    // Node writes the machine's time there: caches of browsers reckon by it.
    return bytes.replaceAll(/^Date: .*\r\n/gm, '');
  };
}

/** Signs up, opens a company, posts a job, and hires for it. */
async function work(me: Visitor): Promise<void> {
  const ask = async (name: string, input: object = {}) => {
    const call = wireTable[name];
    if (call === undefined) throw new Error(`There is no call ${name}`);
    const { status, body } = await me.call(call, input);
    expect({ name, status, body }).toMatchObject({ status: 200 });
    return Object.assign((key: string) => new RegExp(`"${key}":"([^"]+)"`).exec(JSON.stringify(body))?.[1] ?? '', {
      body,
    });
  };
  const accountId = (await ask('signUp', { body: { email, password, is_google_signedIn: false } }))('_id');
  await ask('verifyOtp', { body: { userId: accountId, otp: await me.codeOf(email) } });
  const image = await ask('uploadCompanyImage', { form: aForm(['image_url', aFile('png')]) });
  const owner = { userId: accountId, company_image_url: image('companyImageUrl') };
  const companyId = (await ask('saveCompany', { body: { ...company, ...owner } }))('_id');
  const ofRecruiter = { recruiter_id: accountId, company_id: companyId };
  await ask('saveOnboarding', { body: { ...introduction, ...ofRecruiter } });
  const details = await ask('getRecruiterDetails', { query: { id: accountId } });
  await ask('saveJob', { body: { ...job, ...ofRecruiter, recruiter_details_id: details('_id') } });
  const jobId = (await ask('getActiveJobs', { params: { recruiterId: accountId } }))('_id');
  const recommended = await ask('getRecommended', { params: { jobId } });
  const [student] = (recommended.body as { applicants: { student_id: string }[] }).applicants;
  const student_id = recommended('student_id');
  await ask('getProfileData', { query: { student_id } });
  await ask('saveShortlisted', { body: { job_id: jobId, student, student_id } });
  await ask('createFolder', { body: { folder_name: 'Summer', student_ids: [student_id], ...ofRecruiter } });
  await ask('uploadRecruiterDocument', { form: aForm(['recruiter_documents', aFile('pdf')]) });
  await ask('sendNotification', { body: { external_user_ids: [student_id], message } });
  await ask('login', { body: { email, password } });
  await me.fetch('/__mock/outbox');
}

const company = {
  company_name: 'Saltmarsh',
  company_url: 'saltmarsh.example',
  company_aboutus: 'We look after the coast.',
  company_type: ['R&D'],
  company_size: '1-25',
  top_technologies_used_in_company: ['Python'],
};

const introduction = {
  name: 'Ines Moreau',
  position: 'Founder',
  company: 'Saltmarsh',
  phone_number: '+9876543210',
  location: 'Brest, Brittany, France',
  hire_in_fields: ['Information Technology'],
  profile_picture: '',
};

const job = {
  job_title: 'Graduate Data Analyst',
  job_type: 'Full-time',
  work_place_type: 'Hybrid',
  location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
  description: 'You read the tides and tell us what they say.',
  top_skills_required: ['Python', 'SQL'],
  minSal: 600_000,
  maxSal: 800_000,
  salary_type: 'Year',
  minExp: 0,
  maxExp: 1,
  experience_type: 'Years',
  vacancy: 2,
  additional_link: 'https://saltmarsh.example/careers',
};

describe('two instances that are asked the same', () => {
  it('answer the same bytes with ids from the seed and a frozen clock, headers and cookies included', async () => {
    const run = await aWire();
    const first = await run({ seededIds: true });
    expect(first).toMatch(/^set-cookie: session=/im);
    expect(first.length).toBeGreaterThan(10_000);
    expect(await run({ seededIds: true, folder: tempFolder() })).toBe(first);
  });

  it('answer others without, and with another seed', async () => {
    const run = await aWire();
    const first = await run({ seededIds: true });
    expect(await run({ seededIds: true, dataSet: { seed: 8, candidates: 200 } })).not.toBe(first);
    expect(await run({})).not.toBe(await run({}));
  });
});
