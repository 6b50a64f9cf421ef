import type { Newable } from 'inversify';
import type { ComponentType } from 'react';
import type { Visit } from '../navigation/navigator.ts';
import type { ScreenFacts } from '../state/active-screen.ts';

/** What the application asks of a presenter: nothing, unless it has something to start, to follow or to tell. */
export interface ScreenPresenter extends ScreenFacts {
  /** The screen is there; returns the clean-up. */
  activate?(visit: Visit): undefined | (() => void);
  /** The query or history state changed while the screen stays. */
  revisit?(visit: Visit): void;
  /** What the tab is called, where it names a job or a person; null until that is known: the route's title. Watched. */
  readonly pageTitle?: string | null;
}

/** A view and the class of its presenter, of which every visit gets a new one. */
export interface ScreenDefinition<P extends ScreenPresenter = ScreenPresenter> {
  readonly View: ComponentType<{ readonly presenter: P }>;
  readonly Presenter: Newable<P>;
}

/** Pairs a view with its presenter: a view that wants another one is a compile error. `object`: a presenter may need neither method. */
export function defineScreen<P extends ScreenPresenter & object, V extends ComponentType<{ readonly presenter: P }>>(
  View: V,
  Presenter: Newable<P>,
): ScreenDefinition {
  // The pair is checked right above; the routes only need to know that they belong together.
  return { View, Presenter } as unknown as ScreenDefinition;
}
