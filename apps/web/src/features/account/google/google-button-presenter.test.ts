import { aCredential } from '@glo/domain/testing/fake-accounts';
import type { GoogleCredential } from '@glo/domain/account/google-identity';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlace } from '../../../testing/account/google.ts';
import { FakeGoogle } from '../../../testing/fakes/fake-google.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { GoogleButtonPresenter } from './google-button-presenter.ts';

let google: FakeGoogle;
let presenter: GoogleButtonPresenter;
let given: GoogleCredential[];

beforeEach(() => {
  google = new FakeGoogle();
  presenter = new GoogleButtonPresenter(google);
  given = [];
});

const activate = () => presenter.activate((credential) => given.push(credential));
const shown = () => textOf(createElement(GoogleButton, { presenter }));

describe('Google’s button', () => {
  it('reserves space while Google loads, then is drawn', async () => {
    activate();
    expect(presenter.state).toBe('loading');
    expect(shown()).toBe('');
    await vi.waitFor(() => expect(presenter.state).toBe('ready'));
    activate();
    expect(google.loads).toBe(1);
    const place = aPlace();
    const { draw } = presenter;
    const remove = draw(place);
    expect(google.places).toEqual([place]);
    remove?.();
    expect(google.places).toEqual([]);
    expect(presenter.draw(null)).toBeUndefined();
  });

  it('is disabled with a reason if Google is not configured', () => {
    google.isOffered = false;
    presenter = new GoogleButtonPresenter(google);
    activate();
    expect(google.loads).toBe(0);
    expect(shown()).toBe(
      "Continue with Google Google sign-in isn't set up here. Sign in with your email and password.",
    );
    const markup = markupOf(createElement(GoogleButton, { presenter }));
    expect(markup).toMatch(/<button[^>]*aria-disabled="true"/);
    expect(markup).toMatch(/<button[^>]*aria-describedby="([^"]+)".*<p id="\1"/);
  });

  it('offers another try when Google cannot be reached', async () => {
    google.reachable = false;
    activate();
    await vi.waitFor(() => expect(presenter.state).toBe('failed'));
    expect(shown()).toBe("Try again We can't reach Google. Your browser may be blocking it.");
    google.reachable = true;
    const again = presenter.retry();
    expect(presenter.retrying).toBe(true);
    expect(presenter.state).toBe('failed');
    await Promise.all([again, presenter.retry()]);
    expect([presenter.state, presenter.retrying, google.loads]).toEqual(['ready', false, 2]);
  });

  it('shows a missing or refused credential until the next press', async () => {
    activate();
    await vi.waitFor(() => expect(presenter.state).toBe('ready'));
    presenter.draw(aPlace());
    google.answer(null);
    expect(given).toEqual([]);
    expect(shown()).toBe("Google didn't confirm your identity. Please try again.");
    presenter.refuse('This is another Google account.');
    expect(shown()).toBe('This is another Google account.');
    google.answer(aCredential());
    expect([given, shown()]).toEqual([[aCredential()], '']);
  });

  it('reports nothing after the screen has closed', () => {
    const leave = activate();
    presenter.draw(aPlace());
    leave();
    google.answer(aCredential());
    google.answer(null);
    expect([given, presenter.problem]).toEqual([[], null]);
  });
});
