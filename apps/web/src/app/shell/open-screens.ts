import type { Session } from '@glo/domain/account/session';
import { routeAt, type ScreenRoute } from '../routes.ts';
import { startUpAt } from '../start-up-at.ts';

/** Whether one may be there and is not led elsewhere: the sidebar, its menu and the command palette offer nothing else. */
export type IsOpen = (screen: { readonly href: string }) => boolean;

export const openTo =
  (current: Session | null): IsOpen =>
  ({ href }) =>
    startUpAt(screenAt(href)?.access, current) === 'stay';

/** The screen that a link leads to, if there is one. */
export const screenAt = (href: string): ScreenRoute | undefined => routeAt(href.replace(/\?.*/, ''));
