import { aCompleteRecruiter, studentId } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Notices } from '../../../state/notices.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { ThemeState } from '../../../state/theme-state.ts';
import { FakeDevice } from '../../../testing/fake-device.ts';
import { AccountMenuPresenter } from './account-menu-presenter.ts';
import { AccountMenuView } from './AccountMenuView.tsx';

const view = (signsInWithGoogle: boolean) =>
  createElement(AccountMenuView, { presenter: anAccount({ signsInWithGoogle }).presenter });
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
    const { presenter } = anAccount({ theme });
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

  it('says what this browser keeps, and removes it in one press, which can be undone', async () => {
    const { presenter, records, notices, device } = anAccount();
    const text = () => textOf(createElement(AccountMenuView, { presenter }));
    expect(text()).toContain('There are none.');
    expect(markupOf(createElement(AccountMenuView, { presenter }))).toMatch(/aria-disabled="true"[^>]*>Remove/);
    await presenter.removeRecords();
    expect(notices.toasts).toEqual([]);

    await records.note(studentId('asha'), 'Call in June');
    await records.note(studentId('kabir'), 'Call in July');
    await records.star(studentId('asha'), true);
    expect(text()).toContain('2 private notes and 1 star. Only you see them, and only here; signing out keeps them.');
    await presenter.removeRecords();
    expect(device.text).not.toContain('June');
    expect(text()).toContain('There are none.');
    expect(notices.toasts).toMatchObject([{ text: 'Removed from this browser', action: { label: 'Undo' } }]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(text()).toContain('2 private notes and 1 star.'));
  });

  it('of somebody who signs in with Google has no password to change, and says why', () => {
    expect(links(true).map(([href]) => href)).toEqual(['/editprofile', '/deleteaccount']);
    expect(textOf(view(true))).toContain(
      'Change Password You sign in with Google, so there is no password here. Google looks after yours.',
    );
  });
});

function anAccount({ signsInWithGoogle = false, theme = new ThemeState(new FakeDevice().tab()) } = {}) {
  const session = aSignedInSession(aCompleteRecruiter({ signsInWithGoogle }));
  const device = new FakeDevice();
  const notices = new Notices();
  const records = new LocalRecords(device.tab(), session, notices);
  return { presenter: new AccountMenuPresenter(session, theme, records, notices), records, notices, device };
}
