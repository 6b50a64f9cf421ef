import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { currentProfileName, openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { passHold } from './support/waiting.ts';

test.use({ signedIn: true });

test('a rejection is delayed, can be undone and leaves out shortlisted candidates', async ({ page, context }) => {
  await page.clock.install();
  const rejected = await rejectFour(page);

  await test.step('Cancel returns to the end of the review, and the unchanged email is no draft', async () => {
    await page.getByRole('button', { name: 'Email the 4 not a fit' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /4 not a fit$/ })).toBeFocused();
    await expect(page.getByText('Draft saved')).toBeHidden();
  });

  await test.step('the email is ready to send, and states the delay', async () => {
    await page.getByRole('button', { name: 'Email the 4 not a fit' }).click();
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/^https:\/\//);
    await expect(page.getByText('About 1 min for 4 emails')).toBeVisible();
    // Before the job has loaded, Send only says so.
    await expect(page.getByText('Graduate Data Analyst').first()).toBeVisible();
  });

  await test.step('Undo by keyboard sends nothing', async () => {
    await page.getByRole('button', { name: 'Send to 4' }).press('Enter');
    await expect(page.getByText('No email has been sent yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo sending' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Email 4 candidates' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send to 4' })).toBeFocused();
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/^https:\/\//);
    expect(await emails(page)).toEqual([]);
  });

  await test.step('a double-click on Undo does not press Send in its place', async () => {
    await page.getByRole('button', { name: 'Send to 4' }).click();
    await page.getByRole('button', { name: 'Undo sending' }).dblclick();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Email 4 candidates' })).toBeVisible();
    expect(await emails(page)).toEqual([]);
  });

  await test.step('a candidate shortlisted in another tab gets no rejection', async () => {
    const other = await context.newPage();
    await openApplicants(other, '&verdict=not-a-fit&sort=name');
    await other.getByRole('button', { name: `Shortlist ${rejected[0]} for this job` }).click();
    await expect(
      other.getByRole('region', { name: 'Notifications' }).getByText('Shortlisted for this job'),
    ).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Send to 4' }).click();
    await expect(page.getByText('1 shortlisted candidate was left out')).toBeVisible();
    await passHold(page);
    await expect(page.getByRole('heading', { level: 1, name: '3 of 3 emails sent' })).toBeVisible();
    const sent = await emails(page);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ text }) => text.includes('go on with other candidates'))).toBe(true);
    await expectAccessible(page);
  });
});

async function rejectFour(page: Page): Promise<readonly string[]> {
  await openApplicants(page, '&sort=name');
  const review = page.getByRole('button', { name: /^Review \d/ });
  const count = Number((await review.textContent())?.replace(/\D/g, ''));
  await review.click();
  const rejected: string[] = [];
  for (let place = 1; place <= count; place += 1) {
    await expect(page.getByRole('region', { name: 'Review', exact: true })).toContainText(`${place} of ${count}`);
    const name = await currentProfileName(page);
    if (place <= 4) rejected.push(name);
    await page.keyboard.press(place <= 4 ? 'r' : 'j');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/4 not a fit$/);
  return rejected.toSorted();
}

async function emails(page: Page): Promise<readonly { readonly text: string }[]> {
  const { messages } = (await (await page.request.get('/__mock/outbox')).json()) as {
    messages: readonly { readonly text: string; readonly kind: string }[];
  };
  return messages.filter(({ kind }) => kind === 'email');
}
