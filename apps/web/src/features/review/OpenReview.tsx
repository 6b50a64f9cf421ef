export { ReviewBar } from './ReviewBar.tsx';
export { ReviewEndCard } from './ReviewEndCard.tsx';
