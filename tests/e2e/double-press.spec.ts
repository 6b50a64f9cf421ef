import type { Locator } from '@playwright/test';
import { currentProfileName, openApplicants, waitForShortlist } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { pauseClock, waitUntilShown } from './support/waiting.ts';

test.use({ signedIn: true });

test('a double press in a review decides on one candidate', async ({ page }) => {
  await page.goto(await jobPath(page, 'Junior Backend Engineer'));
  await waitForShortlist(page);
  await page.getByRole('button', { name: /^Review \d/ }).click();
  const bar = page.getByRole('region', { name: 'Review', exact: true });
  const expectPlace = async (place: number) => {
    await expect(bar).toContainText(`${place} of`);
    await currentProfileName(page);
  };
  await expectPlace(1);
  await page.waitForLoadState('networkidle');
  await pauseClock(page);

  await test.step('keys are ignored', async () => {
    for (const [index, key] of ['r', 's', 'm'].entries()) {
      await page.clock.runFor(500);
      await page.keyboard.press(key);
      await expectPlace(index + 2);
      await page.clock.runFor(300);
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expectPlace(index + 2);
    }
  });

  await test.step('clicks are ignored, however the browser counts them', async () => {
    await page.clock.runFor(500);
    const { x, y } = await middleOf(bar.getByRole('button', { name: 'Not a fit' }));
    await page.mouse.click(x, y);
    await expectPlace(5);
    await page.clock.runFor(300);
    await page.mouse.click(x, y);
    await page.mouse.click(x, y, { clickCount: 2 });
    await expectPlace(5);
  });

  await test.step('Z undoes one decision, at once', async () => {
    await page.keyboard.press('z');
    await expectPlace(4);
    await page.keyboard.press('z');
    await expectPlace(4);
  });
});

test('a key pressed before the profile is in sight decides on no one', async ({ page }) => {
  // Cards load profiles, too.
  const late = Promise.withResolvers<void>();
  await page.route(/getProfileData/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await openApplicants(page);
  await page.getByRole('button', { name: /^Review \d/ }).click();
  const bar = page.getByRole('region', { name: 'Review', exact: true });
  await expect(bar).toContainText('1 of');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate profile');
  await page.keyboard.press('r');
  await expect(page.getByText('The profile was still loading, so nothing was done.').first()).toBeVisible();
  late.resolve();
  await currentProfileName(page);
  await expect(bar).toContainText('1 of');
  await expect(bar.getByRole('button', { name: 'Not a fit' })).toHaveAttribute('aria-pressed', 'false');
});

/** Tags of each layout. */
const layouts = Object.entries({ cards: [], table: ['@rest'] });

for (const [layout, tag] of layouts) {
  test(`a double press in a list decides on one candidate: ${layout}`, { tag }, async ({ page }) => {
    await page.goto(`${await jobPath(page)}&sort=name&verdict=undecided&layout=${layout}`);
    await waitForShortlist(page);
    const item = page.locator('[data-item="0"]');
    const undecided = page.getByText(/^Undecided \d+$/);
    const count = Number((await undecided.innerText()).replace('Undecided ', ''));
    await item.getByRole('link').first().hover();
    const button = item.locator('button:text-is("Not a fit")');
    await expect(button).toBeVisible();
    await pauseClock(page);

    await test.step('clicks are ignored', async () => {
      const { x, y } = await middleOf(button);
      await page.mouse.click(x, y);
      await expect(undecided).toHaveText(`Undecided ${count - 1}`);
      await page.clock.runFor(300);
      await page.mouse.click(x, y);
      await page.mouse.click(x, y, { clickCount: 2 });
      await expect(undecided).toHaveText(`Undecided ${count - 1}`);
      await page.clock.runFor(200);
      await page.mouse.click(x, y);
      await expect(undecided).toHaveText(`Undecided ${count - 2}`);
    });

    await test.step('keys are ignored', async () => {
      await item.getByRole('link').first().focus();
      for (const [index, key] of ['r', 's', 'm'].entries()) {
        await page.clock.runFor(500);
        await page.keyboard.press(key);
        await expect(undecided).toHaveText(`Undecided ${count - 3 - index}`);
        await page.clock.runFor(100);
        for (const other of ['r', 's', 'm']) await page.keyboard.press(other);
        await expect(undecided).toHaveText(`Undecided ${count - 3 - index}`);
      }
    });
  });
}

for (const [layout, tag] of layouts) {
  test(`a press does not decide on a candidate who has just moved under it: ${layout}`, { tag }, async ({
    page,
    context,
  }) => {
    const path = `${await jobPath(page)}&sort=name&verdict=undecided&layout=${layout}`;
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(path);
      await waitForShortlist(tab);
    }
    const undecided = page.getByText(/^Undecided \d+$/);
    const count = Number((await undecided.innerText()).replace('Undecided ', ''));
    const item = page.locator('[data-item="0"]');
    const link = item.getByRole('link').first();
    const leftOut = async (left: number) => expect(undecided).toHaveText(`Undecided ${left}`);
    const decideElsewhere = async () => {
      const name = (await link.textContent()) ?? '';
      const first = other.locator('[data-item="0"]').filter({ hasText: name });
      await waitUntilShown(page, first);
      await first.getByRole('link').first().hover();
      await page.clock.runFor(500);
      await first.locator('button:text-is("Maybe")').click();
      await waitUntilShown(page, page.locator('[data-item="0"]').filter({ hasNotText: name }));
    };
    await link.hover();
    const { x, y } = await middleOf(item.locator('button:text-is("Not a fit")'));
    await page.mouse.move(x, y);
    await pauseClock(page);

    await test.step('a click on the moved card decides on no one', async () => {
      await decideElsewhere();
      await leftOut(count - 1);
      await expect(item.locator('button:text-is("Not a fit")')).toHaveCSS('cursor', 'pointer');
      await page.mouse.click(x, y);
      await leftOut(count - 1);
      await page.clock.runFor(300);
      await page.mouse.click(x, y);
      await leftOut(count - 2);
    });

    await test.step('a key on the newly focused card decides on no one', async () => {
      await link.focus();
      await decideElsewhere();
      await expect(link).toBeFocused();
      await page.keyboard.press('r');
      await leftOut(count - 3);
      await page.clock.runFor(300);
      await page.keyboard.press('r');
      await leftOut(count - 4);
    });
  });
}

test('a double press on Undo reverts one of two shortlistings', async ({ page }) => {
  await openApplicants(page, '&sort=name&verdict=undecided');
  const tab = page.getByRole('tab', { name: /^SHORTLISTED/ });
  const count = Number(/\d+/.exec(await tab.innerText())?.[0]);
  await pauseClock(page);
  for (const place of [1, 2]) {
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Shortlist / })
      .first()
      .press('Enter');
    await expect(tab).toContainText(String(count + place));
    await page.clock.runFor(500);
  }
  const { x, y } = await middleOf(page.getByRole('button', { name: 'Undo', exact: true }).last());
  await page.mouse.click(x, y);
  await expect(tab).toContainText(String(count + 1));
  await page.clock.runFor(200);
  await page.mouse.click(x, y);
  await page.mouse.click(x, y, { clickCount: 2 });
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(1);
  await expect(tab).toContainText(String(count + 1));
});

for (const [place, tag] of Object.entries({ list: [], review: ['@rest'] })) {
  test(`forty decisions at two a second are all kept: ${place}`, { tag }, async ({ page }) => {
    const path = `${await jobPath(page)}&tab=recommended&sort=name&verdict=undecided&layout=table`;
    await page.goto(path);
    await waitForShortlist(page);
    const undecided = page.getByText(/^Not looked at \d+$/);
    const count = Number(/\d+/.exec(await undecided.innerText())?.[0]);
    const bar = page.getByRole('region', { name: 'Review', exact: true });
    if (place === 'review') {
      await page.getByRole('button', { name: /^Review \d/ }).click();
      await currentProfileName(page);
    } else await page.locator('[data-item="0"]').getByRole('link').first().focus();
    await page.waitForLoadState('networkidle');
    await pauseClock(page);
    for (let decided = 0; decided < 40; decided += 1) {
      if (place === 'list') await expect(undecided).toHaveText(`Not looked at ${count - decided}`);
      else {
        await expect(bar).toContainText(`${decided + 1} of ${count}`);
        await currentProfileName(page);
      }
      await page.clock.runFor(500);
      await page.keyboard.press(decided % 2 === 0 ? 'm' : 'r');
    }
    if (place === 'list') await expect(undecided).toHaveText(`Not looked at ${count - 40}`);
    else await expect(bar).toContainText(`41 of ${count}`);
    await page.clock.resume();
    await page.goto(path);
    await page.reload();
    for (const pile of [`Not looked at ${count - 40}`, 'Maybe 20', 'Not a fit 20']) {
      await expect(page.getByText(pile, { exact: true })).toBeVisible();
    }
  });
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
