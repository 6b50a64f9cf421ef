import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { actionsButton } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';
import { clearFaults, planFault } from './support/worlds.ts';

/** Every modal of jobs and candidates, by keyboard and with axe, including error and busy states. */

const profile = '/api/v1/mobile/getProfileData';
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const inside = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test.use({ signedIn: true });

interface Modal {
  readonly name: string;
  readonly at: (page: Page) => Promise<void>;
  /** The control that opens the modal and regains the focus when it closes. */
  readonly opener: (page: Page) => ReturnType<Page['getByRole']>;
  readonly further?: (page: Page) => Promise<void>;
  readonly error?: (page: Page) => Promise<void>;
  readonly busy?: (page: Page) => Promise<void>;
}

const applicants = async (page: Page) => {
  const [job] = await postedJobs(page, 'Active');
  // Another screen first, so that no dialog is open and no filter is set.
  await navigateTo(page, '/account');
  await navigateTo(page, `/opportunitypage?job=${job?._id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
};
const firstCard = (page: Page) => actionsButton(page.getByRole('article').first());

const modals: readonly Modal[] = [
  {
    name: 'Filter',
    at: applicants,
    opener: (page) => page.getByRole('button', { name: 'Filter' }),
    error: async (page) => {
      await page.getByLabel('Full-time experience, maximum').fill('one year');
      await page.keyboard.press('Tab');
      await inside(page, 'show result').press('Enter');
      await says(page, 'Experience should be a number and should not contain more than 8 characters');
    },
    busy: async (page) => {
      await page.getByLabel('Full-time experience, maximum').fill('2');
      await page.keyboard.press('Tab');
      await planFault(page, { path: '/api/v1/mobile/jobFormFilter', hang: true });
      await inside(page, 'show result').press('Enter');
      await says(page, 'Loading candidates');
    },
  },
  {
    name: 'Choose Action',
    at: applicants,
    opener: firstCard,
    error: async (page) => {
      await planFault(page, { path: profile, status: 500 });
      // The profile was read when its card had the focus.
      await page.reload();
      await firstCard(page).press('Enter');
      await inside(page, 'Connect').press('Enter');
      await says(page, "We couldn't load the phone and email. Try again.");
    },
    busy: async (page) => {
      await planFault(page, { path: profile, hang: true });
      await inside(page, 'Try again').press('Enter');
      await says(page, 'Loading phone and email');
    },
  },
  {
    name: 'Choose Folder',
    at: applicants,
    opener: firstCard,
    further: (page) => inside(page, 'Add to Folder').press('Enter'),
    error: async (page) => {
      await dialog(page).getByLabel('Create Folder').fill('Finalists');
      await inside(page, 'Create New').press('Enter');
      await says(page, 'You already have a folder with this name.');
    },
    busy: async (page) => {
      await dialog(page)
        .getByRole('radio', { name: /Finalists/ })
        .press('Space');
      await planFault(page, { path: '/api/recruiter/globalShortlist/savecandidate/*', hang: true });
      await inside(page, 'Add to Folder').press('Enter');
      await expect(inside(page, 'Add to Folder')).toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'Create Folder',
    at: async (page) => {
      await navigateTo(page, '/shortlistedCandidates');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    opener: (page) => page.getByRole('button', { name: 'Create Folder' }),
    error: async (page) => {
      await inside(page, 'Create New').press('Enter');
      await expect(dialog(page).getByPlaceholder('Enter folder name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'Leave without saving?',
    at: async (page) => {
      const [job] = await postedJobs(page, 'Active');
      await navigateTo(page, `/editJob/${job?._id}`);
      await page.getByLabel('Vacancies').fill('77');
    },
    opener: (page) => page.getByRole('link', { name: 'Recruit', exact: true }),
  },
];

test('dialogs', async ({ page }) => {
  await test.step('a duplicate asks before it replaces an unfinished post, by keyboard alone', async () => {
    const [job] = await postedJobs(page, 'Active');
    await page.goto('/jobForm');
    await page.getByLabel('Vacancies').fill('77');
    await navigateTo(page, `/jobForm?duplicate=${job?._id}`);
    const question = page.getByRole('alertdialog', { name: 'Replace your draft?' });
    await expect(question.locator(':focus')).toHaveCount(1);
    await expect(question.getByRole('button', { name: 'Keep draft' })).toHaveClass(/outline/);
    await expect(question.getByRole('button', { name: 'Replace draft' })).toHaveClass(/danger-fill/);
    await expectKeyboardWalk(page, question);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Vacancies')).toHaveValue('77');
  });

  await test.step('Back closes a question, which changes nothing', async () => {
    await applicants(page);
    const card = page.getByRole('article').nth(1);
    await card.getByRole('link').first().focus();
    await page.keyboard.press('Shift+R');
    const question = page.getByRole('dialog', { name: /^Why is/ });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/account$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(card).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Not a fit 0/ })).toBeVisible();
  });

  await test.step('an alert takes the focus, is accessible, and returns the focus', async () => {
    await planFault(page, { path: '/api/v1/mobile/getStreams', status: 500 });
    await applicants(page);
    await page.getByRole('button', { name: 'Filter' }).press('Enter');
    const alert = page.getByRole('alertdialog');
    await expect(alert.getByText('Something went wrong, Try Again', { exact: true })).toBeVisible();
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
    await expectKeyboardWalk(page, alert);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Filter' }).locator(':focus')).toHaveCount(1);
    await clearFaults(page);
  });

  for (const modal of modals) {
    await test.step(`${modal.name} is accessible and works by keyboard alone`, async () => {
      await modal.at(page);
      await open(page, modal);
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await expectKeyboardWalk(page, dialog(page));
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(modal.opener(page)).toBeFocused();
    });
  }
});

test('dialogs with an error or a pending call are accessible', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/account');
  for (const modal of modals) {
    const { name, at, error, busy } = modal;
    if (error === undefined) continue;
    await test.step(name, async () => {
      await at(page);
      await open(page, modal);
      for (const state of [error, busy]) {
        if (state === undefined) continue;
        await state(page);
        await expectAccessible(page);
        await clearFaults(page);
      }
    });
  }
});

async function open(page: Page, { opener, further }: Modal): Promise<void> {
  await opener(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await further?.(page);
}
