import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aConnectManyPage, aConnectPage, connectTo } from '../../testing/connect.ts';
import { ConnectScreenPresenter } from './connect-screen.ts';

describe('Connect via Email', () => {
  it('writes to the candidate in the URL', async () => {
    const { screen, one } = aScreen();
    screen.activate(connectTo('student-1'));
    await when(() => screen.pageTitle !== null);
    expect([screen.shown, screen.pageTitle]).toEqual([one, 'Connect via Email: Aarohi Deshmukh']);
  });

  it('writes to the selection if the URL has no id', () => {
    const { screen, many } = aScreen();
    screen.activate({ ...connectTo(''), params: {} });
    expect([screen.shown, screen.pageTitle, screen.listHref]).toEqual([
      many,
      'Email 2 candidates',
      '/opportunitypage?job=job-1',
    ]);
  });

  it('shows the recruiter’s address for replies', () => {
    expect(aScreen().one.composer.replyTo).toBe('meera.nair@tidewater.example');
  });

  it('has neither a title nor a list before it is opened', () => {
    const { screen } = aScreen();
    expect([screen.pageTitle, screen.listHref]).toEqual([null, null]);
  });
});

function aScreen() {
  const { presenter: one, directory } = aConnectPage();
  const { presenter: many } = aConnectManyPage(['Asha Rao', 'Kabir Menon']);
  return { screen: new ConnectScreenPresenter(one, many), one, many, directory };
}
