export { NoteButton } from './TextLink.tsx';
