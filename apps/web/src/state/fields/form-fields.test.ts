import { anyValue, type FormRules, mandatory, optional } from '@glo/domain/form/form-rules';
import { required } from '@glo/domain/form/rules';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FormFields } from './form-fields.ts';

interface Trip {
  readonly kind: 'one-way' | 'return';
  readonly from: string;
  readonly back: string;
}

const rules: FormRules<Trip> = {
  kind: anyValue,
  from: mandatory(required('Enter where from')),
  back: {
    error: (back, { from }) => (back === from ? null : 'Come back to where you began'),
    required: ({ kind }) => kind === 'return',
    applies: ({ kind }) => kind === 'return',
  },
};
const aTrip = (begun: Partial<Trip> = {}) =>
  new FormFields<Trip>(rules, { kind: 'one-way', from: '', back: '', ...begun });

describe('form fields', () => {
  it('start with the given values and return the current ones', () => {
    const form = aTrip({ from: 'Pune' });
    form.fields.kind.change('return');
    expect(form.entered).toEqual({ kind: 'return', from: 'Pune', back: '' });
    form.change({ kind: 'one-way', from: 'Kochi', back: '' });
    expect(form.entered.from).toBe('Kochi');
  });

  it('are checked against the current values of the others', () => {
    const form = aTrip({ kind: 'return', from: 'Pune', back: 'Kochi' });
    form.reveal();
    expect([form.fields.back.shownError, form.wrongCount]).toEqual(['Come back to where you began', 1]);
    form.fields.from.change('Kochi');
    expect([form.fields.back.shownError, form.wrongCount]).toEqual([null, 0]);
  });

  it('show errors on blur if they apply and are filled', () => {
    const form = aTrip({ from: 'Pune', back: 'Kochi' });
    form.leave();
    expect([form.fields.back.shownError, form.wrongCount]).toEqual([null, 0]);
    form.fields.kind.change('return');
    form.leave();
    expect(form.wrongCount).toBe(1);
  });

  it('list the labels of missing and wrong fields that apply', () => {
    const labels = { kind: 'Kind', from: 'From', back: 'Back' };
    const form = aTrip({ from: 'Pune', back: 'Pune' });
    expect([form.missing(labels), form.wrong(labels)]).toEqual([[], []]);
    form.fields.kind.change('return');
    form.fields.back.change('Kochi');
    form.fields.from.change('');
    form.reveal();
    expect([form.missing(labels), form.wrong(labels)]).toEqual([['From'], ['Back']]);
  });

  it('may be sent again after a refusal', () => {
    const form = aTrip({ from: 'Pune' });
    form.refuse({ kind: 'refused', text: 'Unknown place.', field: 'from' });
    expect([form.valid, form.reveal(), form.canSend]).toEqual([false, false, true]);
    expect([form.readyToSend(), form.valid]).toEqual([true, true]);
  });

  it('are observable', () => {
    const form = aTrip();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(form.valid));
    form.fields.from.change('Pune');
    stop();
    expect(seen).toEqual([false, true]);
  });
});

const labels = { name: 'Full name', nickname: 'Nickname', phone: 'Phone number', terms: 'Agreement' };
const aPerson = () =>
  new FormFields(
    {
      name: mandatory(required('Enter a valid Name')),
      nickname: optional(required('Enter a nickname')),
      phone: mandatory((phone: string) => (phone.length === 10 ? null : 'Enter a valid Phone Number')),
      terms: mandatory((agreed: boolean) => (agreed ? null : '')),
    },
    { name: '', nickname: '', phone: '9820114467', terms: true },
  );

describe('a form', () => {
  it('is valid if every field is', () => {
    const form = aPerson();
    expect(form.valid).toBe(false);
    form.fields.name.change('Meera');
    expect(form.valid).toBe(true);
    form.fields.phone.change('98');
    expect(form.valid).toBe(false);
  });

  it('shows every error, and says whether there are none', () => {
    const form = aPerson();
    form.fields.phone.change('');
    expect(form.reveal()).toBe(false);
    const { name, phone } = form.fields;
    expect([name.shownError, phone.shownError]).toEqual(['Enter a valid Name', 'Enter a valid Phone Number']);
    name.change('Meera');
    expect(form.reveal()).toBe(false);
    phone.change('9820114467');
    expect(form.reveal()).toBe(true);
  });

  it('can be sent again after a refusal, unless a value is invalid', () => {
    const form = aPerson();
    const { name, nickname, phone } = form.fields;
    name.change('Meera');
    phone.refuse('Try again in a minute', [name]);
    nickname.refuse('Taken');
    expect([form.canSend, phone.shownError]).toEqual([true, 'Try again in a minute']);
    expect([form.readyToSend(), phone.shownError, nickname.shownError]).toEqual([true, null, null]);
    name.change('');
    expect([form.canSend, form.readyToSend(), name.shownError]).toEqual([false, false, 'Enter a valid Name']);
  });
});

describe('the labels of a form', () => {
  it('name the required fields that are empty', () => {
    const form = aPerson();
    form.fields.terms.change(false);
    form.reveal();
    expect(form.missing(labels)).toEqual(['Full name', 'Agreement']);
    form.fields.name.change('  ');
    form.fields.terms.change(true);
    expect(form.missing(labels)).toEqual(['Full name']);
  });

  it('are given after the first submission, also for a field that is emptied again', () => {
    const form = aPerson();
    expect([form.missing(labels), form.wrong(labels)]).toEqual([[], []]);
    form.reveal();
    form.fields.name.change('Meera');
    form.fields.name.change('');
    expect(form.missing(labels)).toEqual(['Full name']);
  });

  it('are not given for a sent form that is emptied', () => {
    const form = new FormFields({ name: mandatory(required('Enter a valid Name')) }, { name: 'Meera' });
    form.reveal();
    form.fields.name.change('');
    expect(form.missing(labels)).toEqual([]);
  });

  it('name a filled invalid field as wrong, not as missing', () => {
    const form = aPerson();
    const { name, phone } = form.fields;
    name.change('Meera');
    phone.change('');
    form.reveal();
    expect([form.missing(labels), form.wrong(labels)]).toEqual([['Phone number'], []]);
    phone.change('12');
    expect([form.missing(labels), form.wrong(labels)]).toEqual([[], ['Phone number']]);
  });
});
