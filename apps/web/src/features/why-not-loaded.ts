import type { Resource } from '../state/resource.ts';
import { texts } from './texts.ts';

/** Returns the reason if a retry would not help. */
export function whyNotLoaded({ failure, unreadable }: Resource<unknown>): string | null {
  if (failure?.forbidden) return texts.forbidden;
  return unreadable ? texts.unreadable : null;
}
