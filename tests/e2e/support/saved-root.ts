import type { Page } from '@playwright/test';

interface SavedRoot {
  readonly auth: { readonly session: { readonly accountId: string } | null; readonly draftsOf: string | null };
  readonly onboarding: { readonly name: string };
}

/** What the application keeps on this device. */
export async function savedRoot(page: Page): Promise<SavedRoot> {
  const { origins } = await page.context().storageState();
  const kept = origins.flatMap(({ localStorage: entries }) => entries).find(({ name }) => name === 'root');
  if (kept === undefined) throw new Error('Nothing is kept on this device.');
  return JSON.parse(kept.value) as SavedRoot;
}

export async function accountIdOf(page: Page): Promise<string> {
  const { auth } = await savedRoot(page);
  if (auth.session === null) throw new Error('Nobody is signed in.');
  return auth.session.accountId;
}
