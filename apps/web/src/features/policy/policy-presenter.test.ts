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

  it('marks the section that was asked for, until it is out of sight, and otherwise the first in sight', () => {
    const presenter = new PolicyPresenter(new FakeNavigator());
    presenter.see(['about', 'data']);
    expect(presenter.current).toBe('about');
    presenter.ask('security');
    presenter.see(['retention', 'security', 'changes']);
    expect(presenter.current).toBe('security');
    presenter.see(['data', 'device']);
    expect(presenter.current).toBe('data');
    presenter.see(['retention', 'security']);
    expect(presenter.current).toBe('retention');
  });

  it('names the section in the address, without a step in the history', () => {
    const navigator = new FakeNavigator();
    new PolicyPresenter(navigator).ask('security');
    expect([navigator.replacedUrls, navigator.went]).toEqual([['/policytext#security'], []]);
  });
});
