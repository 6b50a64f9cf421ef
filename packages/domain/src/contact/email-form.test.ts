import { describe, expect, it } from 'vitest';
import { failure } from '../shared/outcome.ts';
import { wasContactedLately } from './emails.ts';
import { meetingLinkAdvice, meetingLinkRefusal, meetingLinkRule, writtenRule } from './email-form.ts';
import {
  type Fillings,
  fillIn,
  openPlaceIn,
  openPlaces,
  placeholderAdvice,
  placeholders,
  unfilled,
} from './placeholders.ts';
import { emailTemplates } from './templates.ts';

const known: Fillings = {
  '{first name}': 'Aarohi',
  '{job title}': 'Data Analyst',
  '{company}': 'Tidewater',
  '{my name}': 'Meera Nair',
};
const noJob: Fillings = { ...known, '{job title}': '' };

describe('placeholders', () => {
  it('are filled in, ignoring letter case and spaces', () => {
    expect(fillIn('Hello {first name}, {First  Name } of {company}', known)).toBe('Hello Aarohi, Aarohi of Tidewater');
  });

  it('insert values literally', () => {
    expect(fillIn('{company}', { ...known, '{company}': '$& {first name}' })).toBe('$& {first name}');
  });

  it('without a value stay, and are listed once as written', () => {
    expect(fillIn('{job title} at {company}', noJob)).toBe('{job title} at Tidewater');
    expect(unfilled('{job title}, {Job  Title}, {job title}, {first name}', noJob)).toEqual([
      '{job title}',
      '{Job  Title}',
    ]);
  });

  it.each([
    'f(x) = {1, 2}',
    '{}, { }',
    '{a: 1}',
    '{Salary}',
    '{fist name}',
    '{jobtitle}',
    '{toString}',
    '{the company}',
  ])('are ours alone: %s is text like any other', (text) => {
    expect([fillIn(text, known), unfilled(text, noJob)]).toEqual([text, []]);
  });

  it.each([
    ['Hi {whatever}', '{whatever} is not a placeholder. It is sent as it is.'],
    ['Hi {firstname}', '{firstname} is not a placeholder. It is sent as it is. Did you mean {first name}?'],
    [
      '{whatever}, {First_Name}, {whatever}',
      '{whatever} and {First_Name} are not placeholders. They are sent as they are. Did you mean {first name}?',
    ],
    ['{first name}, { First  Name }', null],
    ['{1, 2}, {}, { }, {a', null],
    ['if (a) {\n  b();\n}', null],
  ])('that are none of ours are named: of %j one reads %j', (text, advice) => {
    expect(placeholderAdvice(text)).toBe(advice);
  });

  it('may be a place that has no value, which is found', () => {
    const text = 'On { Day  and time}, {first name}';
    expect(fillIn(text, known)).toBe('On { Day  and time}, Aarohi');
    expect([openPlaceIn(text), openPlaceIn('{first name}')]).toEqual([[3, 19], null]);
  });

  it('are known in every template', () => {
    for (const { subject, content } of emailTemplates) {
      expect(unfilled(subject + content, known).filter((each) => !openPlaces.includes(each))).toEqual([]);
      expect(placeholderAdvice(subject + content)).toBeNull();
    }
    expect(placeholders.every((each) => emailTemplates.some(({ content }) => content.includes(each)))).toBe(true);
  });
});

describe('an email', () => {
  const subject = writtenRule('Enter a subject', () => noJob);

  it('requires subject and content', () => {
    expect([subject(''), subject('  '), subject('Hello')]).toEqual(['Enter a subject', 'Enter a subject', null]);
  });

  it('is rejected with an unfilled placeholder, which is named', () => {
    expect(subject('{job title} at {company}')).toMatch(/\{job title\}/);
    expect(subject('{job title} at {company}')).not.toMatch(/\{company\}/);
    expect(subject('{job title}, or {Job  Title}')).toContain('{job title}, {Job  Title}.');
    expect(subject('A job at {company}')).toBeNull();
    expect(subject('Your {thesis title}')).toBeNull();
  });

  it('is rejected until its places are filled in', () => {
    const open = 'Write over {day and time}, or remove it';
    expect([subject('On {day and time} at {job title}'), subject('On Friday')]).toEqual([open, null]);
  });

  it('accepts any meeting link, with a warning about broken ones', () => {
    expect(['', ' ', 'room 4'].map(meetingLinkRule)).toEqual(['Enter a link', 'Enter a link', null]);
    expect(meetingLinkAdvice('room 4')).toMatch(/web address/);
    expect(meetingLinkAdvice('room:4')).toMatch(/web address/);
    for (const link of ['javascript:alert(1)', ' Data:text/html,x', 'ftp://meet.example']) {
      expect(meetingLinkAdvice(link)).toBe('Only links that begin with https:// or http:// can be sent.');
    }
    for (const link of ['https://', '//', 'https://<https://meet.example>', 'https:///a']) {
      expect(meetingLinkAdvice(link)).toBe('A link needs an address after https://, such as https://meet.example.');
    }
    expect(['', ' ', 'https://meet.example/abc', 'meet.example/abc'].map(meetingLinkAdvice)).toEqual(
      Array(4).fill(null),
    );
  });

  it.each([
    ['ftp://meet.example', undefined, 'Only links that begin with https:// or http:// can be sent.'],
    ['https://', undefined, 'A link needs an address after https://, such as https://meet.example.'],
    ['meet.example/a', 'meetingLink', 'This is too long.'],
    ['meet.example/a', 'subject', null],
    ['meet.example/a', undefined, null],
  ])('has the link %j, is refused for the field %j, and shows at the link: %j', (link, field, problem) => {
    expect(meetingLinkRefusal(link, failure('refused', 'This is too long.', field).failure)).toBe(problem);
  });
});

describe('a candidate', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');

  it.each([
    ['2026-11-21T11:59:00.000Z', true],
    ['2026-10-22T12:00:01.000Z', true],
    ['2026-10-22T12:00:00.000Z', false],
    ['no date', false],
    [null, false],
  ])('written to on %s was written to lately: %s', (at, lately) => {
    expect(wasContactedLately(at, now)).toBe(lately);
  });
});
