import { useEffect } from 'react';
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
  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    if (document.activeElement instanceof HTMLInputElement) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
