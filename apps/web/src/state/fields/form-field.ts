import { Field, type Rule } from '@glo/domain/form/field';
import { makeAutoObservable, observableRef } from 'mobx';

export function formField<T>(value: T, rule: Rule<T>, required: boolean | (() => boolean) = true): Field<T> {
  const field = new Field(value, rule, required);
  return makeAutoObservable(field, { value: observableRef, rule: false }, { autoBind: true });
}
