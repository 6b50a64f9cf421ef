import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';
import type { AnyInput, Client } from '../frame/client.ts';
import type { Scene } from '../frame/scene.ts';

/** Invalid fields. The refusal names the field (specification 2, sections 5 and 9; decision 25). */
export const wrongFields = {
  'a blank title': { job_title: '  ' },
  'an unknown job type': { job_type: 'Pirate' },
  'a job type of the search': { job_type: 'Freelancing' },
  'an unknown workplace type': { work_place_type: 'On-site' },
  'no location': { location: [] },
  'a location that is not a list': { location: 'Pune, Maharashtra, India' },
  'an empty location': { location: [{ lable: '', city: '', state: '', country: '' }] },
  'an empty description': { description: '' },
  'a description of more than 3000 characters': { description: 'x'.repeat(3001) },
  'no skill': { top_skills_required: [] },
  'a blank skill': { top_skills_required: [' '] },
  'more than 200 skills': { top_skills_required: Array.from({ length: 201 }, String) },
  'a salary below 0': { minSal: -5 },
  'a salary with decimals': { minSal: 1.5 },
  'a salary of 14 digits': { maxSal: 10_000_000_000_000 },
  'a salary as text': { maxSal: '900000' },
  'a salary for a day': { salary_type: 'Day' },
  'experience below 0': { minExp: -1 },
  'experience of 9 digits': { maxExp: 100_000_000 },
  'experience in days': { experience_type: 'Days' },
  'vacancies of 5 digits': { vacancy: 10_000 },
  'vacancies with decimals': { vacancy: 1.5 },
  'no vacancies': { vacancy: null },
  'a link of more than 200 characters': { additional_link: 'x'.repeat(201) },
} as const;

const contradicting = {
  'a maximum salary below the minimum': [{ minSal: 9, maxSal: 3 }, /Salary/],
  'a salary with one end': [{ maxSal: null }, /Salary/],
  'a maximum experience below the minimum': [{ minExp: 2, maxExp: 1.5 }, /Experience/],
  'experience with one end': [{ minExp: null }, /Experience/],
  'a city of more than 60 characters': [{ location: [{ city: 'x'.repeat(61) }] }, /Location/],
} as const;

/** Pairs of fields that contradict each other. The refusal is the form's error message. */
export function contradictions(
  call: Call,
  right: (scene: Scene) => Promise<AnyInput & { readonly client: Client; readonly body: object }>,
): Cases {
  return Object.fromEntries(
    Object.entries(contradicting).map(([what, [change, words]]) => [
      `refuses ${what}`,
      async (scene) => {
        const { client, body, params } = await right(scene);
        const input = { ...(params && { params }), body: { ...body, ...change } };
        expect(await client.refused(400, call, input)).toMatch(words);
      },
    ]),
  );
}
