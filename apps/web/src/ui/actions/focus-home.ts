export { fallbackFocusTarget as focusHome } from './focus.ts';
