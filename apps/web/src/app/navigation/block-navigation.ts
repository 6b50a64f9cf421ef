import { reaction } from 'mobx';
import type { UnsavedWork } from '../../state/unsaved-work.ts';
import { interceptPopState } from './intercept-pop-state.ts';

/**
 * Asks before Back, Forward and closing the tab. `popstate` fires after the move, so it is undone and repeated on
 * confirmation.
 */
export function blockNavigation(unsaved: UnsavedWork): () => void {
  let here = entryNumber();
  let isGoingBack = false;
  const stopWatching = reaction(
    () => unsaved.exists,
    () => {
      here = entryNumber();
    },
  );

  function moved(event: PopStateEvent) {
    const steps = entryNumber() - here;
    if (isGoingBack) isGoingBack = false;
    else if (!unsaved.isLostAt(location.pathname) || Number.isNaN(steps) || steps === 0) return;
    else {
      isGoingBack = true;
      history.go(-steps);
      unsaved.leave(() => history.go(steps));
    }
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

function entryNumber(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
