import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { ToastScreens } from './toast-screens.ts';

describe('a toast', () => {
  it('closes on another screen unless it has an action', async () => {
    const { notices, texts, go } = aRecruiter();
    notices.showToast('Folder Created and Candidate Shortlisted', 'success');
    notices.offerUndo({ text: 'Candidate Removed!', undo: () => undefined });
    notices.show({
      text: '2 not shortlisted',
      tone: 'warning',
      more: [{ label: 'Try again', onPress: () => undefined }],
    });
    await Promise.resolve();
    go('/connect');
    expect(texts()).toEqual(['Candidate Removed!', '2 not shortlisted']);
  });

  it('stays if it was shown right before the navigation', async () => {
    const { notices, texts, go } = aRecruiter();
    notices.showToast('Email was sent succesfully', 'success');
    go('/dashboard');
    await Promise.resolve();
    expect(texts()).toEqual(['Email was sent succesfully']);
    go('/recruit');
    expect(texts()).toEqual([]);
  });

  it('stays if it was shown right before Back, when the URL follows later', async () => {
    const { notices, navigator, texts, go } = aRecruiter();
    notices.showToast('Thank you for your report.', 'success');
    navigator.screen = null;
    await Promise.resolve();
    go('/helpcentre');
    expect(texts()).toEqual(['Thank you for your report.']);
    go('/recruit');
    expect(texts()).toEqual([]);
  });

  it('stays if it was shown while the next screen loads', async () => {
    const { notices, navigator, texts, go } = aRecruiter();
    navigator.screen = '/dashboard';
    notices.showToast("Your email wasn't sent.", 'error');
    await Promise.resolve();
    go('/dashboard');
    expect(texts()).toEqual(["Your email wasn't sent."]);
  });

  it('stays if only the query string changes', async () => {
    const { notices, texts, go } = aRecruiter();
    notices.showToast('Job closed', 'success');
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
    screens.showScreen(pathname);
  };
  return { notices, navigator, go, texts: () => notices.toasts.map(({ text }) => text) };
}
