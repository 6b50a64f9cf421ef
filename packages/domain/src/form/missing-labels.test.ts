import { describe, expect, it } from 'vitest';
import { Field } from './field.ts';
import { missingLabels } from './missing-labels.ts';
import { required } from './rules.ts';
import { wrongLabels } from './missing-labels.ts';

const labels = { name: 'Full name', nickname: 'Nickname', terms: 'Agreement' };
const aForm = () => ({
  name: new Field<string>('', required('Enter a valid Name')),
  nickname: new Field<string>('', required('Enter a nickname'), false),
  terms: new Field<boolean>(false, (agreed) => (agreed ? null : '')),
});

describe('the labels of a form', () => {
  it('name the required fields that are empty', () => {
    const form = aForm();
    expect(missingLabels(form, labels)).toEqual(['Full name', 'Agreement']);
    form.name.change('  ');
    form.terms.change(true);
    expect(missingLabels(form, labels)).toEqual(['Full name']);
  });

  it('name a filled invalid field as wrong, not as missing', () => {
    const phone = new Field<string>('', () => 'Enter a valid Phone Number');
    const told = () => [missingLabels, wrongLabels].map((of) => of({ phone }, { phone: 'Phone number' }));
    expect(told()).toEqual([['Phone number'], []]);
    phone.change('12');
    expect(told()).toEqual([[], ['Phone number']]);
  });
});
