import type { Resource } from '../state/resource.ts';
import { texts } from './texts.ts';

/** Why something that is read did not come, where another try is no help; null elsewhere. */
export function whyNotLoaded({ failure, unreadable }: Resource<unknown>): string | null {
  if (failure?.forbidden) return texts.forbidden;
  return unreadable ? texts.unreadable : null;
}
