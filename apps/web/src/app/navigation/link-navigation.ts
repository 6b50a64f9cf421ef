import { hasModifierKey } from '../../ui/actions/click-handlers.ts';
import { useEffect } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { UnsavedWork } from '../../state/unsaved-work.ts';
import { returning } from '../../navigation/navigator.ts';

/** Routes clicks on plain internal anchors. `data-email` prefills the next form. */
export function useLinkNavigation(navigate: NavigateFunction, unsaved: UnsavedWork): void {
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (anchor === null || !isPlainClick(event) || !isInternal(anchor)) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(anchor.href);
      const { email } = anchor.dataset;
      const state = 'return' in anchor.dataset ? returning : email && { email };
      unsaved.leave(() => void navigate(pathname + search + hash, { state }), pathname);
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, [navigate, unsaved]);
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !hasModifierKey(event);
}

function isInternal(anchor: HTMLAnchorElement): boolean {
  const href = anchor.getAttribute('href') ?? '';
  return (
    anchor.origin === location.origin &&
    (anchor.target === '' || anchor.target === '_self') &&
    !anchor.hasAttribute('download') &&
    !href.startsWith('#') &&
    !/^\/(__mock|files|uploads|pictures|health|api)\b/.test(anchor.pathname)
  );
}
