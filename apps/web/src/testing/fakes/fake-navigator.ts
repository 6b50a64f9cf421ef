import type { NavigateOptions, Navigator, Visit } from '../../navigation/navigator.ts';

/** Records navigation. Going back is recorded as the path 'back'. */
export class FakeNavigator implements Navigator {
  readonly went: { readonly path: string; readonly options: NavigateOptions }[] = [];

  readonly replacedUrls: string[] = [];

  hasForgottenState = false;

  canGoBack = true;

  entry = { key: 'first', isReturn: false };

  navigate(path: string, options: NavigateOptions = {}): void {
    this.went.push({ path, options });
  }

  replaceUrl(path: string): void {
    this.replacedUrls.push(path);
  }

  forgetState(): void {
    this.hasForgottenState = true;
  }

  goBack(fallbackPath: string): void {
    this.went.push({ path: this.canGoBack ? 'back' : fallbackPath, options: {} });
  }
}

export function aVisit(state: unknown = null): Visit {
  return { params: {}, query: new URLSearchParams(), state };
}

export function aVisitAt(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}
