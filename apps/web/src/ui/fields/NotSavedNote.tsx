export { NotSavedNote } from './FormNotes.tsx';
