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

describe('the fields of a form', () => {
  it('begin with what was entered before, and say what is entered now', () => {
    const form = aTrip({ from: 'Pune' });
    form.fields.kind.change('return');
    expect(form.entered).toEqual({ kind: 'return', from: 'Pune', back: '' });
    form.change({ kind: 'one-way', from: 'Kochi', back: '' });
    expect(form.entered.from).toBe('Kochi');
  });

  it('count only where the rest of the form uses them', () => {
    const form = aTrip({ from: 'Pune', back: 'Kochi' });
    expect(form.valid).toBe(true);
    form.fields.kind.change('return');
    expect(form.valid).toBe(false);
  });

  it('are judged beside each other, as they are now', () => {
    const form = aTrip({ kind: 'return', from: 'Pune', back: 'Kochi' });
    form.reveal();
    expect([form.fields.back.shownError, form.wrongCount]).toEqual(['Come back to where you began', 1]);
    form.fields.from.change('Kochi');
    expect([form.fields.back.shownError, form.wrongCount]).toEqual([null, 0]);
  });

  it('say what is wrong once they are left, where they are in use and filled', () => {
    const form = aTrip({ from: 'Pune', back: 'Kochi' });
    form.leave();
    expect([form.fields.back.shownError, form.wrongCount]).toEqual([null, 0]);
    form.fields.kind.change('return');
    form.leave();
    expect(form.wrongCount).toBe(1);
  });

  it('say by their labels which are missing, where they are in use', () => {
    const labels = { kind: 'Kind', from: 'From', back: 'Back' };
    const form = aTrip();
    expect(form.missing(labels)).toEqual(['From']);
    form.fields.kind.change('return');
    expect(form.missing(labels)).toEqual(['From', 'Back']);
    form.fields.back.change('Kochi');
    expect(form.missing(labels)).toEqual(['From']);
  });

  it('can be watched', () => {
    const form = aTrip();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(form.valid));
    form.fields.from.change('Pune');
    stop();
    expect(seen).toEqual([false, true]);
  });
});
