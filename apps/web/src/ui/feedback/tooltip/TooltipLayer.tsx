import { useEffect, useRef } from 'react';
import { cx } from '../../tokens/cx.ts';
import styles from './TooltipLayer.module.css';

/** Milliseconds of hovering before a tooltip shows. On focus it shows at once. */
const delay = 300;
const edge = 8;

/**
 * Shows the `data-tip` of the hovered or focused control. One layer serves all of them, above open dialogs. It is hidden from
 * screen readers, which read the control's own name and description.
 */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current === null ? undefined : watch(layer.current)), []);
  return (
    <div ref={layer} popover="manual" className={cx(styles.layer, 'unprinted')} aria-hidden="true">
      <div className={styles.tip} />
    </div>
  );
}

function watch(layer: HTMLElement): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;

  const hide = () => {
    clearTimeout(timer);
    shown = null;
    layer.hidePopover();
  };
  const show = (control: HTMLElement) => {
    clearTimeout(timer);
    shown = control;
    if (layer.firstElementChild !== null) layer.firstElementChild.textContent = control.dataset['tip'] ?? '';
    // A name must not cover the controls beside its own. An explanation can be reached by the pointer.
    layer.style.pointerEvents = control.matches('.explained') ? 'auto' : 'none';
    layer.showPopover();
    placeBeside(layer, control.getBoundingClientRect());
  };
  const listen = <K extends keyof DocumentEventMap>(kind: K, handler: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(kind, handler, { signal: listening.signal, capture: true, passive: true });

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || (target instanceof Node && layer.contains(target))) return;
    const control = tippedAt(target);
    if (control !== null && control === shown) return;
    hide();
    if (control !== null) timer = setTimeout(() => control.isConnected && show(control), delay);
  });
  listen('focusin', ({ target }) => {
    const control = tippedAt(target);
    if (control !== null && target instanceof Element && target.matches(':focus-visible')) show(control);
    else hide();
  });
  listen('focusout', hide);
  listen('pointerdown', hide);
  // Focusing a control may scroll it into view.
  listen('scroll', () => {
    if (shown?.contains(document.activeElement) === true) placeBeside(layer, shown.getBoundingClientRect());
    else hide();
  });
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  // A press shows the explanation of a term, because touch screens have no hover.
  listen('click', ({ target }) => {
    const control = tippedAt(target);
    if (control?.matches('.explained') === true) show(control);
    // The name may change with the press.
    else if (control !== null) requestAnimationFrame(() => control === shown && show(control));
  });
  return () => {
    hide();
    listening.abort();
  };
}

/** Returns `null` for a control that shows its tip as its own text: one that is wider than an icon. */
function tippedAt(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  if (control === null) return null;
  const isText =
    control.textContent.startsWith(control.dataset['tip'] ?? '') && control.clientWidth > 1.5 * control.clientHeight;
  return isText ? null : control;
}

function placeBeside(layer: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const middle = left + width / 2 - layer.offsetWidth / 2;
  const isBelow = bottom + layer.offsetHeight <= innerHeight;
  layer.style.left = `${Math.max(edge, Math.min(middle, innerWidth - layer.offsetWidth - edge))}px`;
  layer.style.top = `${isBelow ? bottom : top - layer.offsetHeight}px`;
}
