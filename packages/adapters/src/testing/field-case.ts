import type { FormRules } from '@glo/domain/form/form-rules';
import type fc from 'fast-check';
import type { Api } from '../http/api.ts';

/** One field: values typed into it, whether the page takes one, and what it then sends. */
export interface FieldCase<T> {
  readonly values: fc.Arbitrary<T>;
  readonly error: (value: T) => string | null;
  readonly send: (api: Api, value: T) => Promise<unknown>;
}

export const field = <T>(values: fc.Arbitrary<T>, error: FieldCase<T>['error'], send: FieldCase<T>['send']) =>
  ({ values, error, send }) as unknown as FieldCase<unknown>;

/** Every field of a form, with the other ones filled in. */
export function fieldsOf<F extends object>(
  form: F,
  rules: FormRules<F>,
  values: { readonly [K in keyof F]: fc.Arbitrary<F[K]> },
  send: (api: Api, form: F) => Promise<unknown>,
) {
  return Object.fromEntries(
    (Object.keys(values) as (keyof F & string)[]).map((name) => {
      const entered = (value: unknown) => ({ ...form, [name]: rules[name].clean?.(value as never) ?? value }) as F;
      const error = (value: unknown) => {
        const whole = entered(value);
        const others = Object.keys(values) as (keyof F & string)[];
        return (
          others
            .map((each) =>
              !rules[each].applies(whole) || !(rules[each].required(whole) || whole[each])
                ? null
                : rules[each].error(whole[each], whole),
            )
            .find((each) => each !== null) ?? null
        );
      };
      return [name, field<unknown>(values[name], error, (api, value) => send(api, entered(value)))];
    }),
  );
}
