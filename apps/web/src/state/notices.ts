import type { Failure } from '@glo/domain/shared/outcome';
import { serverFailureId, someErrorOccurred } from '@glo/domain/shared/messages';
import { makeAutoObservable, observableShallow } from 'mobx';
import { texts } from './texts.ts';

/** How long a toast stays, in milliseconds (decision 44). */
const toastDuration = { copied: 1000, error: 2000, other: 5000 } as const;

export interface Toast {
  /** A toast replaces the one that has the same key. */
  readonly key: string;
  readonly text: string;
  /** A second line. */
  readonly detail?: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly durationMs: number;
  /** One thing to do about it; it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Toasts and alerts waiting to be seen. */
export class Notices {
  toasts: readonly Toast[] = [];
  /** Alert dialogs, shown one after the other. */
  alerts: readonly string[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { toasts: observableShallow, alerts: observableShallow }, { autoBind: true });
  }

  toast(text: string, tone: Toast['tone'] = 'info', key = `toast-${++this.#count}`, action?: Toast['action']): void {
    const durationMs = tone === 'error' ? toastDuration.error : toastDuration.other;
    this.#show({ key, text, tone, durationMs, action });
  }

  /** What was done, and below it to whom. */
  toastAbout(name: string, text: string, tone: Toast['tone']): void {
    this.#show({ key: `toast-${++this.#count}`, text, detail: name, tone, durationMs: toastDuration.other });
  }

  /** What was done can be taken back as long as the toast stays. `detail`: to whom; '' when that is said already. */
  undoable(text: string, onUndo: () => void, detail = ''): void {
    const action = { label: texts.undo, onPress: onUndo };
    const toast = { key: `toast-${++this.#count}`, text, tone: 'success', durationMs: toastDuration.other } as const;
    this.#show({ ...toast, action, ...(detail !== '' && { detail }) });
  }

  copied(text: string): void {
    this.#show({ key: 'copied', text, tone: 'success', durationMs: toastDuration.copied });
  }

  /** A reading that failed: the specified sentence alone, never the service's own (decision 48). */
  failed(failure: Failure, text: string = someErrorOccurred): void {
    this.#failed(failure, text, '');
  }

  /** An act that failed: the specified sentence, and below it what the service said when it refused (decision 48). */
  actFailed(failure: Failure, text: string = someErrorOccurred): void {
    this.#failed(failure, text, failure.kind === 'refused' ? failure.text : '');
  }

  alert(text: string): void {
    this.alerts = [...this.alerts, text];
  }

  dismissToast(key: string): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }

  dismissAlert(): void {
    this.alerts = this.alerts.slice(1);
  }

  #failed(failure: Failure, text: string, detail: string): void {
    if (failure.kind === 'signed-out') return;
    const toast = { key: serverFailureId, text, tone: 'error', durationMs: toastDuration.error } as const;
    this.#show(detail === '' ? toast : { ...toast, detail });
  }

  #show(toast: Toast): void {
    this.toasts = [...this.toasts.filter((other) => other.key !== toast.key), toast];
  }
}
