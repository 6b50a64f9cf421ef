import type { Container } from 'inversify';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { lazily, OnceOpen } from '../../ui/lazily.tsx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { PressGuard } from '../../state/press/press-guard.ts';
import { SessionState } from '../../state/session-state.ts';
import { ShortcutsState } from '../../state/shortcuts-state.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { useContainer } from '../container/container.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { takeBufferedKeys } from './buffered-keys.ts';
import { KeySequence, shortcutOf } from './key-press.ts';
import { pressOf, type ShortcutGroups, shortcutGroups } from './shortcut-groups.ts';

export const KeyboardShortcuts = observer(function KeyboardShortcuts() {
  const container = useContainer();
  const [{ state, groups, presses }] = useState(() => keysIn(container));

  useEffect(() => {
    const sequence = new KeySequence();
    const pressed = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key === null) return;
      const all = groups();
      const [press] = sequence.add(key, event.timeStamp).flatMap((each) => pressOf(all, each) ?? []);
      if (press === undefined) return;
      sequence.end();
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', pressed);
    document.addEventListener('input', rememberTyping);
    // Single keys may be switched off: the setting is read first.
    void state.open().then(() =>
      takeBufferedKeys().forEach((early) => {
        presses.pressed(early);
        pressed(early);
      }),
    );
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('input', rememberTyping);
    };
  }, [state, groups, presses]);

  return (
    <ErrorBoundary renderFallback={() => null}>
      <OnceOpen isOpen={state.isListOpen}>
        <KeysList state={state} groups={groups} />
      </OnceOpen>
    </ErrorBoundary>
  );
});

const KeysList = lazily(async () => (await import('./ShortcutsList.tsx')).ShortcutsList);

function keysIn(container: Container) {
  const state = container.get(ShortcutsState);
  const screen = container.get(ActiveScreen);
  const session = container.get(SessionState);
  const unsaved = container.get(UnsavedWork);
  const navigator = container.get(Navigator);

  function groups(): ShortcutGroups {
    const box = listBox();
    const hasCompany = Boolean(session.current?.recruiter?.company);
    const isAtSearch = location.pathname.toLowerCase() === paths.search.toLowerCase();
    // Single keys do not leave a form that has been typed into.
    const mayLeave = hasCompany && !unsaved.exists && !isFormBegun();
    const search = () => navigateAndFocus(isAtSearch, () => navigator.navigate(paths.search));
    const actions = {
      screen: [...screen.keys, ...screen.focusKeys],
      find: box && (() => box.focus()),
      search: mayLeave || (hasCompany && isAtSearch) ? search : null,
      goTo: mayLeave ? (path: string) => navigator.navigate(path) : null,
      showList: state.showList,
    };
    return shortcutGroups(actions, state.areCharactersEnabled);
  }

  return { state, groups, presses: container.get(PressGuard) };
}

const typedInto = new WeakSet<EventTarget>();

function rememberTyping({ target }: Event): void {
  if (target !== null) typedInto.add(target);
}

/** Returns true if an open form contains typed text. Ignores search boxes. */
function isFormBegun(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=search]), textarea)');
  return [...fields].some((field) => typedInto.has(field) && field.value !== '');
}

/** In milliseconds. */
const longestFieldWait = 10_000;

function listBox(): HTMLInputElement | null {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
  return [...boxes].find((box) => box.closest('nav') === null && box.checkVisibility()) ?? null;
}

/** Opens the candidate search and focuses its first field once the screen has rendered. */
function navigateAndFocus(isOnScreen: boolean, navigate: () => void): void {
  if (isOnScreen) return firstField()?.focus();
  const before = heading();
  navigate();
  const changes = new MutationObserver(() => {
    if (heading() === before) return;
    const field = firstField();
    if (field === null) return;
    changes.disconnect();
    field.focus();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => changes.disconnect(), longestFieldWait);
}

function heading(): Element | null {
  return document.querySelector('main h1');
}

function firstField(): HTMLElement | null {
  return document.querySelector('main form input:not([type=radio], [type=checkbox])');
}
