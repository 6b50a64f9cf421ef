export { ErrorSummary } from '../fields/FormNotes.tsx';
