export { CommandDialog } from '../fields/combobox/CommandDialog.tsx';
