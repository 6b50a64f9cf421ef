import { aCompleteRecruiter } from '@glo/domain/testing';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { ThemeState } from '../../../state/theme-state.ts';
import { FakeDevice } from '../../../testing/fake-device.ts';
import { AccountMenuPresenter } from './account-menu-presenter.ts';
import { AccountMenuView } from './AccountMenuView.tsx';

const view = (signsInWithGoogle: boolean) =>
  createElement(AccountMenuView, {
    presenter: new AccountMenuPresenter(
      aSignedInSession(aCompleteRecruiter({ signsInWithGoogle })),
      new ThemeState(new FakeDevice().tab()),
    ),
  });
const links = (signsInWithGoogle: boolean) =>
  [...markupOf(view(signsInWithGoogle)).matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [href, text]);

describe('the account', () => {
  it('leads to its three screens', () => {
    expect(links(false)).toEqual([
      ['/editprofile', 'Edit profile details'],
      ['/changepassword', 'Change Password'],
      ['/deleteaccount', 'Delete your account'],
    ]);
  });

  it('offers the themes, with the chosen one ticked', async () => {
    const theme = new ThemeState(new FakeDevice('dark').tab());
    const presenter = new AccountMenuPresenter(aSignedInSession(aCompleteRecruiter()), theme);
    presenter.activate();
    await vi.waitFor(() => expect(theme.chosen).toBe('dark'));
    const markup = markupOf(createElement(AccountMenuView, { presenter }));
    expect(
      [...markup.matchAll(/<input[^>]*value="(\w+)"/g)].map(([input, value]) => [value, /checked/.test(input)]),
    ).toEqual([
      ['light', false],
      ['dark', true],
      ['system', false],
    ]);
  });

  it('of somebody who signs in with Google has no password to change, and says why', () => {
    expect(links(true).map(([href]) => href)).toEqual(['/editprofile', '/deleteaccount']);
    expect(textOf(view(true))).toContain(
      'Change Password You sign in with Google, so there is no password here. Google looks after yours.',
    );
  });
});
