import { describe, expect, it } from 'vitest';
import { FakeNavigator } from '../../testing/fakes/fake-navigator.ts';
import { PolicyPresenter } from './policy-presenter.ts';

describe('the privacy policy', () => {
  it.each([
    ['goes back to the previous screen', true, 'back'],
    ['opens the application if the tab has no history', false, '/'],
  ])('%s', (_, canGoBack, path) => {
    const navigator = Object.assign(new FakeNavigator(), { canGoBack });
    const presenter = new PolicyPresenter(navigator);
    expect(presenter.cameFromHere).toBe(canGoBack);
    presenter.back();
    expect(navigator.went).toEqual([{ path, options: {} }]);
  });

  it('marks the requested section until it leaves the viewport, otherwise the first visible one', () => {
    const presenter = new PolicyPresenter(new FakeNavigator());
    presenter.setVisibleSections(['about', 'data']);
    expect(presenter.current).toBe('about');
    presenter.showSection('security');
    presenter.setVisibleSections(['retention', 'security', 'changes']);
    expect(presenter.current).toBe('security');
    presenter.setVisibleSections(['data', 'device']);
    expect(presenter.current).toBe('data');
    presenter.setVisibleSections(['retention', 'security']);
    expect(presenter.current).toBe('retention');
  });

  it('puts the section into the URL without a history entry', () => {
    const navigator = new FakeNavigator();
    new PolicyPresenter(navigator).showSection('security');
    expect([navigator.replacedUrls, navigator.went]).toEqual([['/policytext#security'], []]);
  });
});
