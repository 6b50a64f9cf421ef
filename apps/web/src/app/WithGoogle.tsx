import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useContainer } from './container-context.ts';
import { addScreen } from './container.ts';
import { part } from './parts/google-sign-in.ts';
import type { ScreenPresenter } from './screen.ts';

/** Gives a view its Google button, which has a presenter of its own. */
export function withGoogle<P>(
  View: ComponentType<{ readonly presenter: P; readonly google: ReactNode }>,
): ComponentType<{ readonly presenter: P }> {
  return function ViewWithGoogle({ presenter }) {
    return <View presenter={presenter} google={<GooglePart />} />;
  };
}

function GooglePart() {
  const container = useContainer();
  const [presenter] = useState<ScreenPresenter>(() => {
    addScreen(container, part);
    return container.get(part.Presenter);
  });
  useEffect(() => presenter.activate?.({ params: {}, query: new URLSearchParams(), state: null }), [presenter]);
  return <part.View presenter={presenter} />;
}
