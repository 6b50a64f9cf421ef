import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';

@injectable()
export class PolicyPresenter {
  readonly #navigator: Navigator;

  /** From the top. */
  inSight: readonly string[] = [];

  /** The requested section until it leaves the viewport. */
  asked: string | null = null;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    makeAutoObservable(this, { cameFromHere: false, inSight: observableRef });
  }

  /** A new tab has no history to go back to. */
  get cameFromHere(): boolean {
    return this.#navigator.canGoBack;
  }

  /** Sections near the end cannot scroll to the top, so the requested one takes precedence. */
  get current(): string | undefined {
    return this.asked ?? this.inSight[0];
  }

  /** Updates the URL without a history entry: Back leaves the page. */
  ask(id: string): void {
    this.asked = id;
    this.#navigator.replaceUrl(`${paths.policy}#${id}`);
  }

  see(inSight: readonly string[]): void {
    this.inSight = inSight;
    if (this.asked !== null && !inSight.includes(this.asked)) this.asked = null;
  }

  readonly back = (): void => this.#navigator.back(paths.root);
}
