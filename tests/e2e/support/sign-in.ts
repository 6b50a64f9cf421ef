import { readRecruiter } from '@glo/adapters/recruiter-api/http-accounts';
import type { AccountId } from '@glo/domain/shared/ids';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { aRoot } from '../../../apps/web/src/testing/roots.ts';
import type { Root } from '../../../apps/web/src/state/device/root-schema.ts';

export const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

/**
 * Signs in through the API, stores what the login form would store, and opens a screen. Takes half as long as the form.
 * account.spec.ts compares the stored data.
 */
export async function signInAsDemo(page: Page, path = '/dashboard', change: Partial<Root> = {}): Promise<void> {
  await openWithRoot(page, { ...(await demoRoot(page)), ...change }, path);
  if (path === '/dashboard') await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
}

/** Signs in through the API and opens no page. The next page is signed in. */
export async function signInThroughApi(page: Page, change: Partial<Root> = {}): Promise<void> {
  await storeRoot(page, { ...(await demoRoot(page)), ...change });
}

export async function logIn(page: Page, email = demo.email, password = demo.password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

export async function signInThroughForm(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  // The form stays until the script of the dashboard has loaded.
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
}

const accounts = new WeakMap<BrowserContext, AccountId>();

export function signedInAccount(page: Page): AccountId {
  const account = accounts.get(page.context());
  if (account === undefined) throw new Error('Nobody has signed in.');
  return account;
}

/** Signs in through the API. Returns the data that the application stores for the recruiter. */
export async function demoRoot(page: Page): Promise<Root> {
  const { _id, verified, is_form_filled } = await post(page, '/api/recruiter/user/login', demo);
  const id = String(_id) as AccountId;
  accounts.set(page.context(), id);
  const { recruiter } = await post(page, `/api/recruiter/getRecruiterDetailsByID?id=${id}`);
  const [wire] = recruiter as Parameters<typeof readRecruiter>;
  const known = { email: demo.email, verified: verified === true, profileFilled: is_form_filled === true };
  return aRoot({
    auth: { session: { accountId: id, ...known, recruiter: readRecruiter(wire, id) }, draftsOf: id, owesEnd: false },
  });
}

/** Stores the data for later pages, unless the device already has data. */
export async function storeRoot(page: Page, root: Root): Promise<void> {
  await page.addInitScript((kept) => {
    // A PDF viewer in a frame has no storage.
    if (window !== window.top) return;
    if (window.localStorage.getItem('root') === null) window.localStorage.setItem('root', kept);
  }, JSON.stringify(root));
}

/** Stores the data, even over existing data, and opens a screen. */
async function openWithRoot(page: Page, root: Root, path: string): Promise<void> {
  const keeping = await page.addInitScript((kept) => window.localStorage.setItem('root', kept), JSON.stringify(root));
  await page.goto(path);
  await keeping.dispose();
}

export async function post(page: Page, path: string, data: object = {}): Promise<Record<string, unknown>> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
