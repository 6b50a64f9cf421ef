import type { Page } from '@playwright/test';
import type { Root } from '../../../apps/web/src/state/device/root-schema.ts';

export async function savedRoot(page: Page): Promise<Root> {
  const { origins } = await page.context().storageState();
  const kept = origins.flatMap(({ localStorage: entries }) => entries).find(({ name }) => name === 'root');
  if (kept === undefined) throw new Error('Nothing is kept on this device.');
  return JSON.parse(kept.value) as Root;
}

export async function accountIdOf(page: Page): Promise<string> {
  const { auth } = await savedRoot(page);
  if (auth.session === null) throw new Error('Nobody is signed in.');
  return auth.session.accountId;
}
