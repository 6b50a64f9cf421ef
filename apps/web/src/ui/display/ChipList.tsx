export { ChipList } from './Chip.tsx';
