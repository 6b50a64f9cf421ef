import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './Dialog.module.css';
import { fallbackFocusTarget } from '../actions/focus.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Row } from '../layout/Row.tsx';
import { toastPlace } from '../layout/toast-place.ts';
import { X } from '../tokens/icons.ts';
import { texts } from '../tokens/texts.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Widths: 448, 752, 752 at full height, 1040 at full height. */
  readonly size?: 'choice' | 'columns' | 'wide' | 'page';
  readonly onClose: () => void;
  /** Runs after the exit animation and after the focus has been restored. */
  readonly onClosed?: () => void;
  readonly footer?: ReactNode;
  /** Identifies the current step. A change moves the focus to the first control. */
  readonly step?: string | null;
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog. Escape, the close button and an outside press close it, but a press on a toast does not. */
export function Dialog({
  open,
  title,
  subtitle,
  size = 'choice',
  onClose,
  onClosed,
  footer,
  step = null,
  bare = false,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = openerOf(document.activeElement);
  }, [open]);
  useEffect(() => {
    const isOther = shown.current !== null && step !== null && step !== shown.current;
    shown.current = step;
    const first = firstControl(body.current);
    if (isOther && first !== true) first.focus();
  }, [step]);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!next && !isBesideDialogs(event.target)) onClose();
      }}
      // Base UI restores the focus right after this callback.
      onOpenChangeComplete={(next) => !next && onClosed && setTimeout(onClosed)}
    >
      <DialogLayer>
        <Base.Popup
          className={cx(styles.dialog, styles[size])}
          initialFocus={() => firstControl(body.current)}
          finalFocus={() => focusAfter(opener.current)}
        >
          <div className={styles.header}>
            <div className={styles.titles}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {subtitle !== undefined && (
                <Row gap={2} tone="muted">
                  {subtitle}
                </Row>
              )}
            </div>
            {size === 'page' && <div ref={toastPlace} className={styles.toasts} />}
            <Base.Close render={<IconButton label={texts.close} icon={<X />} />} />
          </div>
          <div ref={body} className={bare ? styles.bare : styles.body}>
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </DialogLayer>
    </Base.Root>
  );
}

/** An item of a menu disappears with it, so that the menu's button counts. `null` without a focused element. */
export function openerOf(focused: Element | null): HTMLElement | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (button) return document.getElementById(button);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** Takes the focus when the dialog closes. */
export function focusAfter(opener: HTMLElement | null): HTMLElement | null | true {
  return opener?.isConnected === false ? fallbackFocusTarget() : (opener ?? true);
}

/** Prefers a checked radio, then the first field, then the first button. Skips the close button. */
function firstControl(body: HTMLElement | null): HTMLElement | true {
  const first = (selector: string) => body?.querySelector<HTMLElement>(selector);
  return first('input:checked') ?? first('input, select, textarea') ?? first('button, a') ?? true;
}

function isBesideDialogs(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-beside-dialogs]') !== null;
}

export function DialogLayer({ children }: { readonly children: ReactNode }) {
  return (
    <Base.Portal>
      <Base.Backdrop className={styles.scrim} />
      <Base.Viewport className={styles.viewport}>{children}</Base.Viewport>
    </Base.Portal>
  );
}
