import { Toast as Base } from '@base-ui/react/toast';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { fallbackFocusTarget } from '../../actions/focus.ts';
import { cx } from '../../tokens/cx.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../tokens/icons.ts';
import { texts } from '../texts.ts';
import styles from './ToastHost.module.css';
import { useToastBox } from './use-toast-box.ts';

interface ToastData {
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly durationMs: number;
  readonly action?: ToastAction | undefined;
  readonly more?: readonly ToastAction[] | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface ToastHostProps {
  readonly toasts: readonly ToastData[];
  readonly onDismiss: (key: string) => void;
}

/**
 * Errors interrupt a screen reader, others wait. F6 moves the focus to the toasts. Timers pause while hovered or
 * focused.
 */
export function ToastHost(props: ToastHostProps) {
  return (
    <Base.Provider limit={Number.POSITIVE_INFINITY}>
      <ToastList {...props} />
    </Base.Provider>
  );
}

function ToastList({ toasts, onDismiss }: ToastHostProps) {
  const box = useToastBox();
  const shown = useShown(toasts, onDismiss);
  const list = (wanted: boolean) =>
    shown
      .filter(({ data }) => (data?.tone === 'error') === wanted)
      .map((toast) => {
        // Base UI updates a replaced toast in its old place.
        const layer = toasts.findIndex(({ key }) => key === toast.id) + 1;
        return <Toast key={toast.id} toast={toast} layer={layer} isCovered={layer < toasts.length} />;
      });
  return (
    <Base.Viewport
      className={cx(styles.host, 'unprinted')}
      style={box}
      aria-label={texts.notifications}
      aria-live="off"
      data-beside-dialogs
    >
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {list(true)}
      </div>
      <output className={styles.list} aria-live="polite" aria-atomic="false">
        {list(false)}
      </output>
    </Base.Viewport>
  );
}

/** Mirrors `toasts` (oldest first) into Base UI's toast manager, which runs the timers. */
function useShown(toasts: readonly ToastData[], onDismiss: (key: string) => void) {
  const { add, close, toasts: shown } = Base.useToastManager<ToastData>();
  const handed = useRef<readonly ToastData[]>([]);

  useEffect(() => {
    for (const toast of toasts.filter((each) => !handed.current.includes(each))) {
      add({ id: toast.key, timeout: toast.durationMs, data: toast, onClose: () => onDismiss(toast.key) });
    }
    for (const { key } of handed.current) if (!toasts.some((each) => each.key === key)) close(key);
    handed.current = toasts;
  }, [toasts, onDismiss, add, close]);

  return shown.toReversed();
}

interface ToastProps {
  readonly toast: Base.Root.ToastObject<ToastData>;
  readonly layer: number;
  readonly isCovered: boolean;
}

const icons: Readonly<Record<ToastData['tone'], ReactNode>> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <CircleAlert />,
};

const noDialog = {
  role: undefined,
  'aria-modal': undefined,
  'aria-labelledby': undefined,
  'aria-describedby': undefined,
} as const;

/** Keeps the focus in place: Base UI would move it to the next toast. */
function press({ onPress }: ToastAction): void {
  restoreFocus();
  onPress();
}

/** Base UI shows the buttons only on hover or focus. Here they are always shown. */
function Toast({ toast, layer, isCovered }: ToastProps) {
  const place = useRef<HTMLDivElement>(null);
  const rememberFocus = useRestoredFocus(place);
  const { data } = toast;
  if (data === undefined) return null;
  const { text, detail, tone, action, more = [] } = data;
  return (
    <Base.Root
      ref={place}
      toast={toast}
      {...noDialog}
      tabIndex={-1}
      className={cx(styles.toast, 'floating', styles[tone], isCovered && styles.covered)}
      style={{ zIndex: layer }}
      data-toast
      // Otherwise only the name is read when the next candidate gets the same verdict.
      aria-atomic="true"
      onFocus={rememberFocus}
    >
      <span className={styles.sign}>{icons[tone]}</span>
      <span className={styles.text}>
        <Base.Title render={<span />} className={cx(styles.title, 'clamped')}>
          {text}
        </Base.Title>
        {detail !== undefined && (
          // Names, or the service's words about an error.
          <Base.Description render={<span translate={tone === 'error' ? undefined : 'no'} />} className={styles.detail}>
            {detail}
          </Base.Description>
        )}
      </span>
      {(action || more.length > 0) && (
        <span className={styles.actions}>
          {[...more, ...(action ? [action] : [])].map((each) => (
            <Base.Close
              key={each.label}
              aria-hidden={false}
              data-main={each === action || undefined}
              render={<Button variant="bare" onClick={() => press(each)} />}
            >
              {each.label}
            </Base.Close>
          ))}
        </span>
      )}
      <Base.Close aria-hidden={false} render={<IconButton label={texts.dismiss} icon={<X />} />} />
    </Base.Root>
  );
}

/** The element that had the focus before it entered a toast. */
let before: HTMLElement | null = null;

/** Focuses that element, or the fallback if it is gone. */
function restoreFocus(): void {
  const place = before?.isConnected ? before : fallbackFocusTarget();
  // Headings are focusable only with a tabindex.
  if (place instanceof HTMLHeadingElement && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** Restores the focus when the part is unmounted with the focus in it. Returns its `onFocus` handler. */
function useRestoredFocus(floating: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  useLayoutEffect(() => {
    const shown = floating.current;
    return () => {
      if (shown?.contains(document.activeElement)) restoreFocus();
    };
  }, [floating]);

  return ({ relatedTarget }) => {
    const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[data-beside-dialogs]') !== null;
    if (relatedTarget instanceof HTMLElement && !isWithin) before = relatedTarget;
  };
}
