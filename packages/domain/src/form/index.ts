export { Field } from './field.ts';
export type { Rule } from './field.ts';
export { allValid, revealErrors } from './form.ts';
export type { Fields } from './form.ts';
export { atLeastOne, atMost, matching, required, withoutBlanks } from './rules.ts';
