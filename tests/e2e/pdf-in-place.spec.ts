import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';

/** Headless Chromium has no PDF viewer, so these tests check the frame and its requests, not the content. */
test.use({ signedIn: true });

test('a PDF opens in place, and Escape returns to its card', { tag: '@installed' }, async ({ page }) => {
  await setPdfViewer(page, true);
  const framed = page.waitForResponse((response) => isPdf(response.url()) && response.frame() !== page.mainFrame());
  const card = await openProfileWithPdf(page);
  await expect(card).toHaveAttribute('aria-haspopup', 'dialog');
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('iframe')).toHaveAttribute('src', (await card.getAttribute('href')) ?? '');
  const { 'content-security-policy': policy } = await (await framed).allHeaders();
  expect(policy).toBe("frame-ancestors 'self'");
  const newTab = dialog.getByRole('link', { name: 'Open in a new tab' });
  await expect(newTab).toBeFocused();
  await expect(newTab).toHaveAttribute('href', (await card.getAttribute('href')) ?? '');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(/\/glofolio\//);

  await test.step('a PDF that fails or takes ten seconds is reported, and can be retried or closed', async () => {
    await page.route(isPdf, (route) => route.fulfill({ status: 404, json: { message: 'There is no such file.' } }));
    await card.click();
    await expect(dialog.getByText("We couldn't load this PDF")).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await expectAccessible(page);

    await page.unroute(isPdf);
    const routes: Route[] = [];
    await page.route(isPdf, (route) => void routes.push(route));
    await page.clock.install();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const note = dialog.getByText('This is taking longer than usual.');
    await expect.poll(() => routes.length).toBe(1);
    await page.clock.runFor(5000);
    await expect(note).toBeHidden();
    await page.clock.runFor(5500);
    await expect(note).toBeVisible();

    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => routes.length).toBe(2);
    await expect(note).toBeHidden();
    await page.clock.runFor(10_500);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByText("We couldn't load this PDF")).toBeVisible();

    await page.unroute(isPdf);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.locator('iframe')).toBeVisible();
  });
});

const isPdf = (url: string | URL) => /\/files\/work\/.*\.pdf$/.test(String(url));

const pdfCard = (page: Page) => page.locator('main a[href$=".pdf"]').first();

/** Opens the profile of an applicant with a PDF among the first three works. */
async function openProfileWithPdf(page: Page) {
  await openApplicants(page, '&sort=score');
  const links = await page
    .getByRole('link', { name: /^View Profile/ })
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of links) {
    const id = new URL(link).pathname.split('/').at(-1) ?? '';
    const answer = await page.request.get('/api/v1/mobile/getPostsByUserId', { params: { post_owner_user_id: id } });
    const { postData } = (await answer.json()) as { postData: { pdf_link: string }[] };
    if (!postData.slice(0, 3).some(({ pdf_link }) => pdf_link !== '')) continue;
    await navigateTo(page, link);
    await expect(pdfCard(page)).toBeVisible();
    return pdfCard(page);
  }
  throw new Error('No applicant of this job has a PDF.');
}

async function setPdfViewer(page: Page, there: boolean): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, get: () => value });
  }, there);
}
