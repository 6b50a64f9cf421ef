import { describe, expect, it } from 'vitest';
import { uploadCompanyImage } from '../wire/company.ts';
import { getJob, saveJob } from '../wire/jobs.ts';
import { refusedField } from './server-words.ts';

describe('a refusal of a field', () => {
  it.each([
    ['job_title: This must not be empty.', 'job_title', 'This must not be empty.'],
    ['location.0.city: Too long', 'location', 'Too long'],
    ['top_skills_required[3] : Too long: use less', 'top_skills_required', 'Too long: use less'],
  ])('%j names %s and says %j', (words, name, text) => {
    expect(refusedField(saveJob, words, { message: words })).toEqual({ name, text });
  });

  it.each(['Taken', 'Sorry: not today', 'constructor: x', 'job_title:', 'recruiter: x'])('%j names none', (words) => {
    expect(refusedField(saveJob, words, {})).toEqual({ name: null, text: words });
  });

  it('is named by the key of the errors', () => {
    expect(refusedField(saveJob, 'Too long', { errors: { 'location.0': ['Too long'] } }).name).toBe('location');
    expect(refusedField(saveJob, 'Too long', { errors: { other: ['Too long'] } }).name).toBeNull();
  });

  it('is none of a call without a body, but for its file', () => {
    expect(refusedField(getJob, 'job_title: x', {})).toEqual({ name: null, text: 'job_title: x' });
    const said = refusedField(uploadCompanyImage, 'image_url: There is no file.', {});
    expect(said).toEqual({ name: 'image_url', text: 'There is no file.' });
  });
});
