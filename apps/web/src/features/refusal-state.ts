import { type RefusableFields, refuseField } from '@glo/domain/form/form';
import type { Failure } from '@glo/domain/shared/outcome';
import { stateText } from '../navigation/navigator.ts';

type Fields = RefusableFields & Readonly<Record<string, { readonly value: unknown }>>;

/** Navigation state that takes a refusal to the screen with the refused field. */
export function refusalState({ field = '', text }: Failure, value: unknown) {
  return { refusedField: field, refusedFor: text, refusedValue: JSON.stringify(value) };
}

/** Shows the refusal unless the value has changed since, as after a reload. */
export function showRefusal(fields: Fields, state: unknown): void {
  const field = stateText(state, 'refusedField') ?? '';
  const text = stateText(state, 'refusedFor') ?? '';
  const isSame = stateText(state, 'refusedValue') === JSON.stringify(fields[field]?.value);
  if (isSame) refuseField(fields, { kind: 'refused', text, field });
}
