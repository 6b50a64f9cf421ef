import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';

/** Privacy policy text (specification 1, section 2). */
@injectable()
export class PolicyPresenter {
  readonly #navigator: Navigator;

  /** The ids of the sections in sight, from the top. */
  inSight: readonly string[] = [];

  /** The section that was asked for, until it is out of sight. */
  asked: string | null = null;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    makeAutoObservable(this, { cameFromHere: false, inSight: observableRef });
  }

  /** After a link in this tab Back leads there; a tab of its own has nothing before it. */
  get cameFromHere(): boolean {
    return this.#navigator.canGoBack;
  }

  /** Where one is. What is asked for near the end cannot come to the top, and is meant all the same. */
  get current(): string | undefined {
    return this.asked ?? this.inSight[0];
  }

  /** The address names the section without a step in the history: Back leads to where one came from, not through the page. */
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
