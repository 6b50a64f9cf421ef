import type { JobId } from '@glo/domain/shared/ids';
import type { Newable } from 'inversify';
import type { ComponentType } from 'react';
import type { Visit } from '../navigation/navigator.ts';
import type { ScreenFacts } from '../state/active-screen.ts';

export interface ScreenPresenter extends ScreenFacts {
  activate?(visit: Visit): undefined | (() => void);
  /** Path parameters, query or history state changed on the same screen. */
  revisit?(visit: Visit): void;
  /** Job that the screen belongs to. Opening any other screen ends the visit of that job. */
  readonly visitedJob?: JobId | null;
  /** Observed. `null` keeps the route's title. */
  readonly pageTitle?: string | null;
}

/** Props of a screen's view and of its parts. */
export interface Presented<P> {
  readonly presenter: P;
}

export interface ScreenDefinition<P extends ScreenPresenter = ScreenPresenter> {
  readonly View: ComponentType<Presented<P>>;
  readonly Presenter: Newable<P>;
}

/** A view paired with the wrong presenter does not compile. */
export function defineScreen<P extends ScreenPresenter & object, V extends ComponentType<Presented<P>>>(
  View: V,
  Presenter: Newable<P>,
): ScreenDefinition {
  // Checked by the signature above; routes treat all screens alike.
  return { View, Presenter } as unknown as ScreenDefinition;
}
