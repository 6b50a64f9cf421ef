import { anyValue, type FormRules, mandatory } from '@glo/domain/form/form-rules';
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
