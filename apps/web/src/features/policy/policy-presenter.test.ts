import { describe, expect, it } from 'vitest';
import { FakeNavigator } from '../../testing/fake-navigator.ts';
import { PolicyPresenter } from './policy-presenter.ts';

describe('the privacy policy', () => {
  it('leads back to where one came from', () => {
    const navigator = new FakeNavigator();
    const presenter = new PolicyPresenter(navigator);
    expect(presenter.cameFromHere).toBe(true);
    presenter.back();
    expect(navigator.went).toEqual([{ path: 'back', options: {} }]);
  });

  it('leads into the application from a tab of its own', () => {
    const navigator = new FakeNavigator();
    navigator.canGoBack = false;
    const presenter = new PolicyPresenter(navigator);
    expect(presenter.cameFromHere).toBe(false);
    presenter.back();
    expect(navigator.went).toEqual([{ path: '/', options: {} }]);
  });
});
