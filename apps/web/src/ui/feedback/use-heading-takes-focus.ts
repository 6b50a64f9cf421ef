export { useHeadingTakesFocus } from '../actions/focus.ts';
