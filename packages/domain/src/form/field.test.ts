import { describe, expect, it } from 'vitest';
import { Field } from './field.ts';
import { atLeastOne, matching } from './rules.ts';

const message = 'Enter a valid Phone Number';
const aPhone = (required = true) => new Field<string>('', matching(/^\d{3}$/, message), required);

describe('a field', () => {
  it('shows its error on blur, not while typing, and is untouched once emptied', () => {
    const field = aPhone();
    field.change('12');
    expect([field.valid, field.shownError]).toEqual([false, null]);
    field.leave();
    expect(field.shownError).toBe(message);
    field.change('123');
    expect([field.valid, field.shownError]).toEqual([true, null]);
    field.change('');
    expect([field.touched, field.valid, field.shownError]).toEqual([false, false, null]);
  });

  it('can be required depending on another field', () => {
    let hasBeginning = false;
    const end = new Field<string>('', matching(/^\d{3}$/, message), () => hasBeginning);
    expect([end.required, end.valid]).toEqual([false, true]);
    hasBeginning = true;
    expect([end.required, end.valid]).toEqual([true, false]);
  });

  it('does not show that it is missing before a submission', () => {
    const field = aPhone();
    field.leave();
    expect(field.shownError).toBeNull();
    field.reveal();
    expect(field.shownError).toBe(message);
  });

  it.each(['', 'Pune'])('shows on blur that the text typed over %j was not chosen', (chosen) => {
    const field = new Field<string>(chosen, () => null, false);
    field.type(' Mumbai ');
    expect([field.valid, field.shownError, field.value]).toEqual([false, null, chosen]);
    field.leave();
    expect(field.shownError).toBe('“Mumbai” was not chosen. Choose from the list, or delete it.');
    field.type('Mumb');
    expect(field.shownError).toBeNull();
    field.change('Mumbai, India');
    expect(field.valid).toBe(true);
    field.type('x');
    field.type('');
    field.leave();
    expect(field.valid).toBe(true);
  });

  it('is valid if it is empty and optional, unless it is refused', () => {
    const field = aPhone(false);
    field.reveal();
    expect(field.valid).toBe(true);
    field.change('12');
    expect(field.valid).toBe(false);
    field.change('');
    field.refuse('Needed after all');
    expect(field.shownError).toBe('Needed after all');
  });

  it('keeps a refusal until its value changes', () => {
    const field = aPhone();
    field.change('123');
    field.refuse('Taken');
    expect(field.shownError).toBe('Taken');
    expect(field.valid).toBe(false);
    field.change('124');
    expect(field.shownError).toBeNull();
    expect(field.valid).toBe(true);
  });

  it('keeps a refusal of two fields until either changes', () => {
    const [email, password] = [aPhone(), aPhone()];
    for (const changed of [email, password]) {
      email.change('123');
      password.change('456');
      password.refuse('Wrong', [email]);
      expect([email.valid, password.valid]).toEqual([true, false]);
      changed.change('789');
      expect(password.shownError).toBeNull();
      expect(password.valid).toBe(true);
    }
  });

  it('is cleaned on blur and on submission, not while typing', () => {
    const field = new Field<string>('', matching(/^\d{3}$/, message), true, (typed) => typed.replaceAll('-', ''));
    field.change('1-2-3');
    expect(field.value).toBe('1-2-3');
    field.leave();
    expect([field.value, field.shownError]).toEqual(['123', null]);
    field.change('4-5-6');
    field.reveal();
    expect(field.value).toBe('456');
  });

  it('blocks without a message if its rule has none', () => {
    const field = new Field<readonly string[]>([], atLeastOne(''));
    field.reveal();
    expect(field.valid).toBe(false);
    expect(field.shownError).toBeNull();
  });

  it.each([
    ...['', '  ', [], null, undefined, false].map((value) => [value, false] as const),
    ...[0, true, 'x', ['x']].map((value) => [value, true] as const),
  ])('is touched by %o: %s', (value, touched) => {
    const field = new Field<unknown>('x', () => null);
    field.reveal();
    field.change(value);
    expect(field.touched).toBe(touched);
  });
});
