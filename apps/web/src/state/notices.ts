import type { Failure } from '@glo/domain/shared/outcome';
import { serverFailureId, someErrorOccurred } from '@glo/domain/shared/messages';
import { makeAutoObservable, observableRef } from 'mobx';
import { texts } from './texts.ts';

/** How long toasts stay, in milliseconds (decision 44). */
const copyStays = 1000;
const errorStays = 2000;
const otherStays = 5000;

/** It closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface Toast {
  /** A toast replaces the one that has the same key. */
  readonly key: string;
  readonly text: string;
  /** A second line. */
  readonly detail?: string | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly durationMs: number;
  /** What to do about it. */
  readonly action?: ToastAction | undefined;
  /** What else can be done about it. */
  readonly more?: readonly ToastAction[];
  /** It is gone: by itself, or by one of its buttons. */
  readonly onGone?: () => void;
}

interface NewToast extends Omit<Toast, 'key' | 'durationMs'> {
  readonly key?: string | undefined;
  readonly durationMs?: number;
}

/** Toasts and alerts waiting to be seen. */
export class Notices {
  toasts: readonly Toast[] = [];
  /** Alert dialogs, shown one after the other. */
  alerts: readonly string[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { toasts: observableRef, alerts: observableRef }, { autoBind: true });
  }

  /** A toast of any kind; returns its key. */
  show({ key = `toast-${++this.#count}`, ...toast }: NewToast): string {
    const durationMs = toast.tone === 'error' ? errorStays : otherStays;
    this.toasts = [...this.toasts.filter((other) => other.key !== key), { durationMs, ...toast, key }];
    return key;
  }

  toast(text: string, tone: Toast['tone'] = 'info', key?: string): void {
    this.show({ text, tone, key });
  }

  /** What was done can be taken back as long as the toast stays. `detail`: to whom. */
  undoable(text: string, onUndo: () => void, detail?: string, key?: string): void {
    this.show({ key, text, detail, tone: 'success', action: { label: texts.undo, onPress: onUndo } });
  }

  copied(text: string): void {
    this.show({ key: 'copied', text, tone: 'success', durationMs: copyStays });
  }

  /** A reading that failed: the specified sentence alone, never the service's own (decision 48). */
  failed(failure: Failure, text: string = someErrorOccurred): void {
    this.actFailed({ kind: failure.kind, text: '' }, text);
  }

  /** An act that failed: the specified sentence, and below it what the service said when it refused (decision 48). */
  actFailed({ kind, text: words }: Failure, text: string = someErrorOccurred): void {
    if (kind === 'signed-out') return;
    this.show({ key: serverFailureId, text, detail: (kind === 'refused' && words) || undefined, tone: 'error' });
  }

  alert(text: string): void {
    this.alerts = [...this.alerts, text];
  }

  dismissToast(key: string): void {
    const gone = this.toasts.find((toast) => toast.key === key);
    this.toasts = this.toasts.filter((toast) => toast !== gone);
    gone?.onGone?.();
  }

  dismissAlert(): void {
    this.alerts = this.alerts.slice(1);
  }
}
