import type { ContainerModule, Newable } from 'inversify';
import type { ComponentType } from 'react';
import type { Visit } from '../navigation/navigator.ts';

/** What the application asks of a presenter: nothing, unless it has something to start or to follow. */
export interface ScreenPresenter {
  /** The screen is there; answers with the clean-up. */
  activate?(visit: Visit): undefined | (() => void);
  /** The query or history state changed while the screen stays. */
  revisit?(visit: Visit): void;
  /** What the tab is called, where it names a job or a person; null until that is known: the route's title. Watched. */
  readonly pageTitle?: string | null;
}

/** A screen with its code loaded: a view, who presents it, and the bindings of its feature. */
export interface LoadedScreen<P extends ScreenPresenter = ScreenPresenter> {
  readonly View: ComponentType<{ readonly presenter: P }>;
  readonly Presenter: Newable<P>;
  readonly modules: readonly ContainerModule[];
}

/** Who may be on a screen (decision 1): strangers, onboarding recruiters, complete ones, those with a company. */
export type Access = 'entry' | 'public' | 'onboarding' | 'recruiter' | 'company';

/** Ties a view to its presenter: a view that wants another one is a compile error. `object`: a presenter may need neither method. */
export function present<P extends ScreenPresenter & object, V extends ComponentType<{ readonly presenter: P }>>(
  View: V,
  Presenter: Newable<P>,
  modules: readonly ContainerModule[],
): LoadedScreen {
  // The pair is checked right above; the table only needs to know that they belong together.
  return { View, Presenter, modules } as unknown as LoadedScreen;
}
