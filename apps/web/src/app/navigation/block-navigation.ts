import { reaction } from 'mobx';
import type { UnsavedWork } from '../../state/unsaved-work.ts';
import { interceptPopState } from './intercept-pop-state.ts';

/**
 * Back, Forward and closing the tab ask first while there is unsaved work. The browser moves before it tells: the move is
 * taken back, and made again when the person leaves after all. Returns the clean-up.
 */
export function blockNavigation(unsaved: UnsavedWork): () => void {
  let here = entryNumber();
  let isTakingBack = false;
  const stopWatching = reaction(
    () => unsaved.exists,
    () => {
      here = entryNumber();
    },
  );

  function moved(event: PopStateEvent) {
    const steps = entryNumber() - here;
    if (isTakingBack) isTakingBack = false;
    else if (!unsaved.isLostAt(location.pathname) || Number.isNaN(steps) || steps === 0) return;
    else {
      isTakingBack = true;
      history.go(-steps);
      unsaved.leave(() => history.go(steps));
    }
    // The router does not hear of it.
    event.stopImmediatePropagation();
  }

  function closing(event: BeforeUnloadEvent) {
    if (unsaved.exists) event.preventDefault();
  }

  const stopHearing = interceptPopState(moved);
  addEventListener('beforeunload', closing);
  return () => {
    stopWatching();
    stopHearing();
    removeEventListener('beforeunload', closing);
  };
}

/** The router numbers the entries it made in this tab; NaN for an entry made elsewhere. */
function entryNumber(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
