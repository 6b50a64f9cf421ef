export { AvatarImage } from './Avatar.tsx';
