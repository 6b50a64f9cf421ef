import type { FormRules } from '@glo/domain/form/form-rules';
import { placesMaximum } from '@glo/domain/jobs/job-field-rules';
import fc from 'fast-check';
import type { Api } from '../http/api.ts';

/** Values for one field, the form's error, and the request for a valid value. */
export interface FieldCase<T> {
  readonly values: fc.Arbitrary<T>;
  readonly error: (value: T) => string | null;
  readonly send: (api: Api, value: T) => Promise<unknown>;
}

export const field = <T>(values: fc.Arbitrary<T>, error: FieldCase<T>['error'], send: FieldCase<T>['send']) =>
  ({ values, error, send }) as unknown as FieldCase<unknown>;

type TextField<F> = { [K in keyof F]: string extends F[K] ? K : never }[keyof F];
type Values<F> = { readonly [K in keyof F]: fc.Arbitrary<F[K]> };

/** Creates a case for each field of a form while the other fields are valid. The default values are `anyText`. */
export function fieldsOf<F extends object>(
  form: F,
  rules: FormRules<F>,
  values: Omit<Values<F>, TextField<F>> & Partial<Pick<Values<F>, TextField<F>>>,
  send: (api: Api, form: F) => Promise<unknown>,
) {
  const names = Object.keys(rules) as (keyof F & string)[];
  const given = values as Partial<Values<F>>;
  return Object.fromEntries(
    names.map((name) => {
      const entered = (value: unknown) => ({ ...form, [name]: rules[name].clean?.(value as never) ?? value }) as F;
      const error = (value: unknown) => {
        const whole = entered(value);
        return (
          names
            .map((each) =>
              !rules[each].applies(whole) || !(rules[each].required(whole) || whole[each])
                ? null
                : rules[each].error(whole[each], whole),
            )
            .find((each) => each !== null) ?? null
        );
      };
      return [name, field<unknown>(given[name] ?? anyText, error, (api, value) => send(api, entered(value)))];
    }),
  );
}

/** Characters that are invisible, grow under NFC, take two code units, or are foreign digits and signs. */
const odd = fc.constantFrom(
  ...Array.from('aé5 .,-+@/:₹(\t\n\v\u200b\u202a\u2028\u00a0\u00ad\u0301\u0958\ufb1d५٥５，🙂\ud800{}<'),
);
const pasted = fc.array(odd, { maxLength: 12 }).map((characters) => characters.join(''));
const long = fc
  .tuple(
    fc.constantFrom('a', '\u0958', '🙂', 'e\u0301', '\u200ba', 'a.b'),
    fc.constantFrom(60, 200, 254, 500, 1000, 3000),
  )
  .chain(([unit, limit]) =>
    fc.integer({ min: -9, max: 9 }).map((off) => unit.repeat(Math.ceil((limit + off) / unit.length))),
  );
export const anyText = fc.oneof(pasted, long, fc.string({ unit: 'binary', maxLength: 20 }));
export const around = (...texts: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...texts), pasted, fc.nat(40))
    .map(([text, more, at]) => text.slice(0, at) + more + text.slice(at));
export const numbers = fc.oneof(
  around('10', '2.5', '₹6,00,000', '9999', '12345678', '1234567890123', 'Rs. 25,000/-', '１，０００', '٢٥٬٠٠٠', ''),
  fc.double().map(String),
  fc.nat(9999).map(String),
  anyText,
);
export const phones = fc.oneof(
  around('9876543210', '+91 98765 43210', '(098765) 43210', 'tel:+919876543210', '०९८७६५४३२१०'),
  anyText,
);
export const addresses = fc.oneof(
  around('priya@acme.example', 'Priya <priya@acme.example>', 'mailto:p@a.example,'),
  anyText,
  long.map((text) => `${text}@a.example`),
);
export const links = fc.oneof(
  around('acme.example', 'https://acme.example/a?b#c', 'a.b'),
  anyText,
  long.map((text) => `a.b/${text}`),
);
export const passwords = fc.oneof(
  around('Welcome1!'),
  anyText,
  long.map((text) => `${text}1`),
);
export const listOf = (maximum: number) =>
  fc
    .oneof(fc.nat(3), fc.integer({ min: maximum - 2, max: maximum + 2 }))
    .map((length) => Array.from({ length }, (_, at) => `Skill ${at}`));
export const placesOf = fc
  .tuple(listOf(placesMaximum), fc.constantFrom(7, 60, 61))
  .map(([names, length]) => names.map((name) => ({ city: name.padEnd(length, '-'), state: '', country: 'India' })));
