import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useConfiguration } from '../../state/configuration.ts';
import { texts } from './texts.ts';

export function usePageTitle(title: string | null): void {
  const { productName } = useConfiguration();
  useEffect(() => {
    if (title !== null) document.title = texts.pageTitle(title, productName);
  }, [title, productName]);
}

let isFirstScreen = true;

/** Focuses the heading after a navigation, not after the first load. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [arrival, setArrival] = useState({ pathname, isBack });
  if (arrival.pathname !== pathname) setArrival({ pathname, isBack });
  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    // At high zoom the page itself scrolls.
    if (!arrival.isBack) scrollTo(0, 0);
    if (document.activeElement instanceof HTMLInputElement) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [arrival]);
}
