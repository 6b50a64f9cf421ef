import { type Clean, Field, type Rule } from '@glo/domain/form/field';
import { makeAutoObservable, observableRef } from 'mobx';

export function formField<T>(
  value: T,
  rule: Rule<T>,
  required: boolean | (() => boolean) = true,
  clean?: Clean<T>,
): Field<T> {
  const field = new Field(value, rule, required, clean);
  return makeAutoObservable(field, { value: observableRef, rule: false }, { autoBind: true });
}
