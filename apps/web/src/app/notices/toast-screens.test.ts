import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { ToastScreens } from './toast-screens.ts';

describe('when the screen changes', () => {
  it('a toast without an action closes, and one with Undo stays', async () => {
    const { notices, texts, go } = aRecruiter();
    notices.toast('Folder Created and Candidate Shortlisted', 'success');
    notices.undoable('Candidate Removed!', () => undefined);
    notices.show({
      text: '2 not shortlisted',
      tone: 'warning',
      more: [{ label: 'Try again', onPress: () => undefined }],
    });
    await Promise.resolve();
    go('/connect');
    expect(texts()).toEqual(['Candidate Removed!', '2 not shortlisted']);
  });

  it('a toast stays that was shown right before', async () => {
    const { notices, texts, go } = aRecruiter();
    notices.toast('Email was sent succesfully', 'success');
    go('/dashboard');
    await Promise.resolve();
    expect(texts()).toEqual(['Email was sent succesfully']);
    go('/recruit');
    expect(texts()).toEqual([]);
  });

  it('a toast stays that was shown right before going back, where the URL follows later', async () => {
    const { notices, navigator, texts, go } = aRecruiter();
    notices.toast('Thank you for your report.', 'success');
    navigator.screen = null;
    await Promise.resolve();
    go('/helpcentre');
    expect(texts()).toEqual(['Thank you for your report.']);
    go('/recruit');
    expect(texts()).toEqual([]);
  });

  it('a toast stays that is shown while the next screen loads', async () => {
    const { notices, navigator, texts, go } = aRecruiter();
    navigator.screen = '/dashboard';
    notices.toast('The email was not sent.', 'error');
    await Promise.resolve();
    go('/dashboard');
    expect(texts()).toEqual(['The email was not sent.']);
  });

  it('a query that changes closes nothing', async () => {
    const { notices, texts, go } = aRecruiter();
    notices.toast('Job closed', 'success');
    await Promise.resolve();
    go('/shortlistedCandidates');
    expect(texts()).toEqual(['Job closed']);
  });
});

function aRecruiter() {
  const notices = new Notices();
  const navigator = { screen: '/shortlistedCandidates' as string | null };
  const screens = new ToastScreens(notices, navigator);
  screens.watch();
  const go = (pathname: string) => {
    navigator.screen = pathname;
    screens.enter(pathname);
  };
  return { notices, navigator, go, texts: () => notices.toasts.map(({ text }) => text) };
}
