import { describe, expect, it } from 'vitest';
import { Field } from './field.ts';
import { allValid, canSend, missingLabels, readyToSend, revealErrors, wrongLabels } from './form.ts';
import { required } from './rules.ts';

const aForm = () => ({
  name: new Field<string>('', required('Enter a valid Name')),
  nickname: new Field<string>('', required('Enter a nickname'), false),
  phone: new Field<string>('', required('Enter a valid Phone Number')),
});

describe('a form', () => {
  it('is valid if every field is', () => {
    const form = aForm();
    expect(allValid(form)).toBe(false);
    form.name.change('Meera');
    expect(allValid(form)).toBe(false);
    form.phone.change('9820114467');
    expect(allValid(form)).toBe(true);
    form.name.change('');
    expect(allValid(form)).toBe(false);
  });

  it('shows every error and returns the first invalid field, if any', () => {
    const form = aForm();
    expect(revealErrors(form)).toBe('name');
    expect(form.name.shownError).toBe('Enter a valid Name');
    expect(form.phone.shownError).toBe('Enter a valid Phone Number');
    form.name.change('Meera');
    expect(revealErrors(form)).toBe('phone');
    form.phone.change('9820114467');
    expect(revealErrors(form)).toBeNull();
    expect([allValid({}), revealErrors({})]).toEqual([true, null]);
  });

  it('can be sent again after a refusal, unless a value is invalid', () => {
    const form = aForm();
    form.name.change('Meera');
    form.phone.change('9820114467');
    form.phone.refuse('Try again in a minute', [form.name]);
    form.nickname.refuse('Taken');
    expect([canSend(form), form.phone.shownError]).toEqual([true, 'Try again in a minute']);
    expect([readyToSend(form), form.phone.shownError, form.nickname.shownError]).toEqual([true, null, null]);
    form.name.change('');
    expect([canSend(form), readyToSend(form), form.name.shownError]).toEqual([false, false, 'Enter a valid Name']);
  });
});

const labels = { name: 'Full name', nickname: 'Nickname', terms: 'Agreement' };
const labeledForm = () => ({
  name: new Field<string>('', required('Enter a valid Name')),
  nickname: new Field<string>('', required('Enter a nickname'), false),
  terms: new Field<boolean>(false, (agreed) => (agreed ? null : '')),
});

describe('the labels of a form', () => {
  it('name the required fields that are empty', () => {
    const form = labeledForm();
    revealErrors(form);
    expect(missingLabels(form, labels)).toEqual(['Full name', 'Agreement']);
    form.name.change('  ');
    form.terms.change(true);
    expect(missingLabels(form, labels)).toEqual(['Full name']);
  });

  it('are given after the first submission, also for a field that is emptied again', () => {
    const form = labeledForm();
    expect([missingLabels(form, labels), wrongLabels(form, labels)]).toEqual([[], []]);
    revealErrors(form);
    form.name.change('Meera');
    form.name.change('');
    expect(missingLabels(form, labels)).toEqual(['Full name', 'Agreement']);
  });

  it('are not given for a sent form that is emptied', () => {
    const { name } = labeledForm();
    name.change('Meera');
    revealErrors({ name });
    name.change('');
    expect(missingLabels({ name }, labels)).toEqual([]);
  });

  it('name a filled invalid field as wrong, not as missing', () => {
    const phone = new Field<string>('', () => 'Enter a valid Phone Number');
    const told = () => [missingLabels, wrongLabels].map((of) => of({ phone }, { phone: 'Phone number' }));
    phone.reveal();
    expect(told()).toEqual([['Phone number'], []]);
    phone.change('12');
    expect(told()).toEqual([[], ['Phone number']]);
  });
});
