import { reaction } from 'mobx';
import type { UnsavedWork } from '../../state/unsaved-work.ts';
import { interceptPopState } from './intercept-pop-state.ts';

/**
 * Asks before Back, Forward and closing the tab. `popstate` fires after the move, so it is undone and repeated on
 * confirmation.
 */
export function blockNavigation(unsaved: UnsavedWork): () => void {
  let currentEntry = entryNumber();
  let isGoingBack = false;
  const stopWatching = reaction(
    () => unsaved.exists,
    () => {
      currentEntry = entryNumber();
    },
  );

  function onPopState(event: PopStateEvent) {
    const steps = entryNumber() - currentEntry;
    if (isGoingBack) isGoingBack = false;
    else if (!unsaved.isLostAt(location.pathname) || Number.isNaN(steps) || steps === 0) return;
    else {
      isGoingBack = true;
      history.go(-steps);
      unsaved.leave(() => history.go(steps));
    }
    event.stopImmediatePropagation();
  }

  function onBeforeUnload(event: BeforeUnloadEvent) {
    if (unsaved.exists) event.preventDefault();
  }

  const stopIntercepting = interceptPopState(onPopState);
  addEventListener('beforeunload', onBeforeUnload);
  return () => {
    stopWatching();
    stopIntercepting();
    removeEventListener('beforeunload', onBeforeUnload);
  };
}

function entryNumber(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
