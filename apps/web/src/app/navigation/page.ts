import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useConfiguration } from '../../state/configuration.ts';
import { texts } from '../texts.ts';

/** 'Dashboard · Glo Recruiter' in the tab; null leaves the title unchanged. */
export function usePageTitle(title: string | null): void {
  const { productName } = useConfiguration();
  useEffect(() => {
    if (title !== null) document.title = texts.pageTitle(title, productName);
  }, [title, productName]);
}

let isFirstScreen = true;

/** After a change of screen the heading takes focus, so that screen readers and the Tab key start there; not at first load. */
export function useHeadingFocus(): void {
  const by = useNavigationType();
  const [isBack] = useState(by === NavigationType.Pop);
  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    // Zoomed in, the page itself scrolls.
    if (!isBack) scrollTo(0, 0);
    if (document.activeElement instanceof HTMLInputElement) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isBack]);
}
