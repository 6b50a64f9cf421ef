// One script, because profile and comparison share most of their code.
export { compare } from '../compare/screens.ts';
export { profile } from '../profile/screens.ts';
