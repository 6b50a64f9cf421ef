import { describe, expect, it } from 'vitest';
import { aCompleteRecruiter, aRecruiterWithoutCompany } from '../testing/builders.ts';
import { asSent, contentRule } from './email-form.ts';
import {
  emailTemplateLimits,
  signed,
  suggestedSignature,
  templateNameRule,
  withoutTemplate,
  withTemplate,
} from './email-templates.ts';
import { emailTemplates } from './templates.ts';

const template = (name: string) => ({ name, subject: 'A talk', content: 'Dear {first name}' });
const names = (templates: readonly { readonly name: string }[]) => templates.map(({ name }) => name);
const fillings = { '{first name}': 'Aarohi', '{job title}': '', '{company}': 'Tidewater', '{my name}': 'Meera Nair' };

describe('own templates', () => {
  const two = [template('Talk'), template('Visit')];
  const spaced = [...two, template(' Tour ')];

  it('are sorted newest first, and keep their position when edited', () => {
    expect(names(withTemplate(two, template('Call')))).toEqual(['Call', 'Talk', 'Visit']);
    expect(names(withTemplate(two, template('Call'), 'Visit'))).toEqual(['Talk', 'Call']);
    expect(withTemplate(two, { ...template('Visit'), subject: 'Anew' }, 'Visit')[1]?.subject).toBe('Anew');
    expect(names(withoutTemplate(two, 'Talk'))).toEqual(['Visit']);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: emailTemplateLimits.templates }, (_, at) => template(`Talk ${at}`));
    expect(names(withTemplate(many, template('Call'))).slice(0, 2)).toEqual(['Call', 'Talk 0']);
    expect(withTemplate(many, template('Call'))).toHaveLength(emailTemplateLimits.templates);
  });

  it.each([
    ['', null, 'Enter a name'],
    ['Call', null, null],
    [' talk ', null, 'You already have a template with this name'],
    ['Talk', 'Talk', null],
    ['Tour', null, 'You already have a template with this name'],
    ['Visit', 'Talk', 'You already have a template with this name'],
    ['a first conversation', null, 'You already have a template with this name'],
  ])('have a name of their own: %j, formerly %j', (name, former, problem) => {
    const rule = templateNameRule(
      () => spaced,
      () => former,
    );
    expect(rule(name)).toBe(problem);
  });
});

describe('the signature', () => {
  it('is not needed for the name, which every standard template contains', () => {
    for (const { content } of emailTemplates) expect(content).toContain('{my name}');
  });

  it('starts with name, position and company', () => {
    expect(suggestedSignature(aCompleteRecruiter())).toBe('Meera Nair\nCampus Hiring Lead, Tidewater Analytics');
    const alone = { ...aRecruiterWithoutCompany(), position: '' };
    expect(suggestedSignature(alone)).toBe('Meera Nair');
    expect(suggestedSignature({ ...aCompleteRecruiter(), position: ' ' })).toBe('Meera Nair\nTidewater Analytics');
  });

  it.each([
    [' Hello ', ' Meera ', 'Hello\n\nMeera'],
    ['Hello', null, 'Hello'],
    ['Hello', ' ', 'Hello'],
    ['', 'Meera', 'Meera'],
  ])('signs %j with %j', (content, signature, sent) => {
    expect(signed(content, signature)).toBe(sent);
  });

  it('is added to the filled text, within the limit of the service', () => {
    const draft = { subject: ' For {first name} ', content: 'I am {my name}', meetingLink: ' meet.example ' };
    expect(asSent(draft, fillings, 'Meera')).toEqual({
      subject: 'For Aarohi',
      content: 'I am Meera Nair\n\nMeera',
      meetingLink: 'meet.example',
    });
    const rule = contentRule(
      'Enter it',
      () => fillings,
      () => 'Meera',
    );
    expect([rule(''), rule('Hello'), rule('x'.repeat(2993)), rule('{job title}')]).toEqual([
      'Enter it',
      null,
      null,
      expect.stringMatching(/job title/),
    ]);
    expect(rule('x'.repeat(2994))).toMatch(/^Too long/);
    expect(rule(`${'x'.repeat(2980)}{first name}`)).toBeNull();
  });
});
