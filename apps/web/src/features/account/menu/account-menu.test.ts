import { aCompleteRecruiter } from '@glo/domain/testing';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { AccountMenuPresenter } from './account-menu-presenter.ts';
import { AccountMenuView } from './AccountMenuView.tsx';

const view = (signsInWithGoogle: boolean) =>
  createElement(AccountMenuView, {
    presenter: new AccountMenuPresenter(aSignedInSession(aCompleteRecruiter({ signsInWithGoogle }))),
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

  it('of somebody who signs in with Google has no password to change, and says why', () => {
    expect(links(true).map(([href]) => href)).toEqual(['/editprofile', '/deleteaccount']);
    expect(textOf(view(true))).toContain(
      'Change Password You sign in with Google, so there is no password here. Google looks after yours.',
    );
  });
});
