import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';

/** Privacy policy text (specification 1, section 2). */
@injectable()
export class PolicyPresenter {
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
  }

  /** After a link in this tab Back leads there; a tab of its own has nothing before it. */
  get cameFromHere(): boolean {
    return this.#navigator.canGoBack;
  }

  readonly back = (): void => this.#navigator.back(paths.root);
}
