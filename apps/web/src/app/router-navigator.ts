import { injectable } from 'inversify';
import type { GoOptions, Navigator } from '../navigation/navigator.ts';

type Navigate = { (to: string, options?: GoOptions): unknown; (steps: number): unknown };

/** Hands what presenters ask for to the router, once the router is there. */
@injectable()
export class RouterNavigator implements Navigator {
  #navigate: Navigate | null = null;

  connect(navigate: Navigate): void {
    this.#navigate = navigate;
  }

  go(path: string, options: GoOptions = {}): void {
    void this.#navigate?.(path, options);
  }

  back(): void {
    void this.#navigate?.(-1);
  }
}
