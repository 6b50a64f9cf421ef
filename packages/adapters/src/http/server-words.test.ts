import { describe, expect, it } from 'vitest';
import { uploadCompanyImage } from '../wire/company.ts';
import { getJob, saveJob } from '../wire/jobs.ts';
import { parseReply, refusedField, unreadable } from './server-words.ts';

describe('parseReply', () => {
  it.each([
    ['', null],
    [' \n', null],
    ['{"title":"Analyst"}', { title: 'Analyst' }],
    ['"Taken"', 'Taken'],
    ['Taken', 'Taken'],
    ['See [1] {2} <3>', 'See [1] {2} <3>'],
    [' {"title":', unreadable],
    ['["Analyst"', unreadable],
    ['"Taken', unreadable],
    ['\n<!doctype html>', unreadable],
  ])('reads %j as %s', (text, body) => {
    expect(parseReply(text)).toEqual(body);
  });
});

describe('refusedField', () => {
  it.each([
    ['job_title: This must not be empty.', 'job_title', 'This must not be empty.'],
    ['location.0.city: Too long', 'location', 'Too long'],
    ['top_skills_required[3] : Too long: use less', 'top_skills_required', 'Too long: use less'],
  ])('reads %j as %s with the message %j', (words, name, text) => {
    expect(refusedField(saveJob, words, { message: words })).toEqual({ name, text });
  });

  it.each(['Taken', 'Sorry: not today', 'constructor: x', 'job_title:', 'recruiter: x'])(
    'finds none in %j',
    (words) => {
      expect(refusedField(saveJob, words, {})).toEqual({ name: null, text: words });
    },
  );

  it('reads the key in `errors`', () => {
    expect(refusedField(saveJob, 'Too long', { errors: { 'location.0': ['Too long'] } }).name).toBe('location');
    expect(refusedField(saveJob, 'Too long', { errors: { other: ['Too long'] } }).name).toBeNull();
  });

  it('finds only the file of a call without a body', () => {
    expect(refusedField(getJob, 'job_title: x', {})).toEqual({ name: null, text: 'job_title: x' });
    const refused = refusedField(uploadCompanyImage, 'image_url: There is no file.', {});
    expect(refused).toEqual({ name: 'image_url', text: 'There is no file.' });
  });
});
