import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useConfiguration } from '../state/configuration.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useAfterFirstPaint } from '../ui/after-first-paint.ts';
import { WidePlace } from '../ui/WidePlace.tsx';
import { useContainer } from './container-context.ts';
import { addScreen } from './container.ts';
import type { LoadedScreen, ScreenPresenter } from './screen.ts';
import { texts } from './texts.ts';
import { useCode } from '../ui/use-code.ts';

/** Gives a view its Google button. Nothing of Google is part of the first load: its code comes after the first paint. */
export function withGoogle<P>(
  View: ComponentType<{ readonly presenter: P; readonly google: ReactNode }>,
): ComponentType<{ readonly presenter: P }> {
  return function ViewWithGoogle({ presenter }) {
    return <View presenter={presenter} google={<GooglePart />} />;
  };
}

const loadPart = () => import('./parts/google-sign-in.ts').then((module) => module.part);

function GooglePart() {
  const { googleClientId } = useConfiguration();
  const place = { withNote: googleClientId === '' };
  return useAfterFirstPaint() ? <LoadedPart place={place} /> : <WidePlace {...place} />;
}

function LoadedPart({ place }: { readonly place: { readonly withNote: boolean } }) {
  const code = useCode(loadPart);
  if (code.state === 'ready') return <PresentedPart part={code.value} />;
  return (
    <WidePlace {...place}>
      {code.state === 'failed' && <LinkButton onClick={code.retry}>{texts.googleFailed}</LinkButton>}
    </WidePlace>
  );
}

function PresentedPart({ part }: { readonly part: LoadedScreen }) {
  const container = useContainer();
  const [presenter] = useState<ScreenPresenter>(() => {
    addScreen(container, part);
    return container.get(part.Presenter);
  });
  useEffect(() => presenter.activate?.({ params: {}, query: new URLSearchParams(), state: null }), [presenter]);
  return <part.View presenter={presenter} />;
}
