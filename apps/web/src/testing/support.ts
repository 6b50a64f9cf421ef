import { UnreadReplies } from '../state/unread-replies.ts';
import { testContainer } from './container.ts';

export function someReporting(address?: string) {
  const world = testContainer();
  const { container, support: gateway } = world;
  if (address !== undefined) gateway.address = address;
  return { ...world, gateway, unread: container.get(UnreadReplies) };
}
