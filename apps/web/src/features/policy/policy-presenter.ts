import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';

@injectable()
export class PolicyPresenter {
  readonly #navigator: Navigator;

  /** From the top. */
  visibleSections: readonly string[] = [];

  /** The requested section until it leaves the viewport. */
  requested: string | null = null;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    makeAutoObservable(this, { cameFromHere: false, visibleSections: observableRef });
  }

  /** A new tab has no history to go back to. */
  get cameFromHere(): boolean {
    return this.#navigator.canGoBack;
  }

  /** Sections near the end cannot scroll to the top, so the requested one takes precedence. */
  get current(): string | undefined {
    return this.requested ?? this.visibleSections[0];
  }

  /** Updates the URL without a history entry: Back leaves the page. */
  showSection(id: string): void {
    this.requested = id;
    this.#navigator.replaceUrl(`${paths.policy}#${id}`);
  }

  setVisibleSections(visibleSections: readonly string[]): void {
    this.visibleSections = visibleSections;
    if (this.requested !== null && !visibleSections.includes(this.requested)) this.requested = null;
  }

  readonly back = (): void => this.#navigator.goBack(paths.root);
}
