export { GradientAvatar } from './Avatar.tsx';
