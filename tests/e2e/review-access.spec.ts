import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { currentProfileName, openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { zoom400, setOuterWidth, zoom200 } from './support/zoom.ts';
import { expectFocused } from './support/keyboard.ts';
import { showAs } from './support/lists.ts';
import { passDoublePress } from './support/waiting.ts';

test.use({ signedIn: true });
test.beforeEach(({ page }) => page.clock.install());

const bar = (page: Page) => page.getByRole('region', { name: 'Review', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('decisions are announced once, and the focus moves to the next candidate', async ({ page }) => {
  await page.addInitScript(recordAnnouncements);
  await openReview(page);
  const first = await currentProfileName(page);

  await test.step('the first review shows its keys, and ? lists all', async () => {
    await expect(bar(page).getByText('More keys:')).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const name of ['Shortlist', 'Maybe', 'Not a fit', 'Skip', 'Back', 'Undo the last decision']) {
      await expect(keys.getByText(name, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeFocused();
  });

  await press(page, 'm', '2 of');
  await expect(page.getByText('Maybe. Students are not told.', { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  const second = await currentProfileName(page);
  await expectOnce(page, `Maybe. Students are not told.${first}`);
  await expect(page.locator('[data-toast]').last()).toHaveAttribute('aria-atomic', 'true');
  await expectOnce(page, `${second}, 2 of 7`);

  await passDoublePress(page);
  await bar(page).getByRole('button', { name: 'Not a fit' }).press('Enter');
  await expect(bar(page)).toContainText('3 of');
  await expectOnce(page, `Not a fit${second}`);
  await expect(heading(page)).toBeFocused();

  await test.step('a closed question and a saved note return the focus', async () => {
    await passDoublePress(page);
    await page.keyboard.press('Shift+R');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectTargets(page);
    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('n');
    await page.keyboard.type('Call in June');
    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('going back needs no request', async () => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await press(page, 'z', '2 of');
    expect(await currentProfileName(page)).toBe(second);
    await expect(heading(page)).toBeFocused();
    expect(requestedUrls.filter((url) => url.includes('getProfileData'))).toEqual([]);
    await expectTargets(page);
  });

  await test.step('the end gets the focus, and so does the candidate that it links to', async () => {
    for (let place = 2; place <= 7; place += 1) {
      await currentProfileName(page);
      await passDoublePress(page);
      await page.keyboard.press('m');
      if (place < 7) await expect(bar(page)).toContainText(`${place + 1} of`);
    }
    await expect(heading(page)).toHaveText(/^7 reviewed/);
    await expect(heading(page)).toBeFocused();
    const group = page.getByRole('region', { name: 'Maybe' });
    await expect(group.getByRole('link')).toHaveCount(7);
    await expectTargets(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Go through all 7 maybe/ }).press('Enter');
    await expect(bar(page)).toContainText('1 of 7');
    await currentProfileName(page);
    await expect(heading(page)).toBeFocused();
  });
});

test('a review at 200 and 400 % zoom keeps two thirds of the window for the candidate', async ({ page }) => {
  await openReview(page);
  await page.evaluate(setOuterWidth, 1280);
  await page.setViewportSize(zoom200);
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await expect(bar(page).getByRole('button', { name: 'Shortlist' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize(zoom400);
  for (const name of ['Not a fit', 'Maybe', 'Shortlist', 'Back', 'Skip']) {
    await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(zoom400.height / 3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectTargets(page);
  await expectAccessible(page);
  for (let place = 1; place <= 7; place += 1) {
    await page.keyboard.press('j');
    if (place < 7) await expect(bar(page)).toContainText(`${place + 1} of`);
  }
  await expect(heading(page)).toHaveText('7 still undecided in Graduate Data Analyst');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a loading, failed or deleted candidate is accessible and can be skipped', async ({ page }) => {
  const ids: string[] = [];
  let isReviewing = false;
  await page.route('**/getProfileData*', async (route) => {
    // Cards load profiles, too, and a loaded one is shown at once.
    if (!isReviewing) return route.fulfill({ status: 404, json: { message: 'Not yet.' } });
    const id = new URL(route.request().url()).searchParams.get('student_id') ?? '';
    if (!ids.includes(id)) ids.push(id);
    const place = ids.indexOf(id) + 1;
    if (place === 2) await route.fulfill({ status: 404, json: { message: 'No such student.' } });
    else if (place === 3) await route.fulfill({ status: 500, json: {} });
    else if (place !== 4) await route.continue();
  });
  await openApplicants(page, '&sort=name');
  await page.waitForLoadState('networkidle');
  isReviewing = true;
  await startReview(page);
  await press(page, 'm', '2 of');
  await expect(heading(page)).toHaveText("We can't show this candidate");
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);

  await press(page, 'j', '3 of');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(bar(page).getByRole('button', { name: 'Maybe' })).toBeDisabled();

  await press(page, 'j', '4 of');
  await expect(page.getByText('Loading profile', { exact: true })).toBeAttached();
  await expect(heading(page)).toBeFocused();
  await press(page, 'j', '5 of');
  await currentProfileName(page);
});

test('a list without undecided candidates says that it is done, and Undo returns the focus to it', async ({ page }) => {
  await openApplicants(page, '&sort=name&verdict=undecided');
  const boxes = page.getByRole('article').getByRole('checkbox');
  await boxes.first().focus();
  for (let left = 6; left >= 0; left -= 1) {
    await passDoublePress(page);
    await page.keyboard.press('r');
    await expect(boxes).toHaveCount(left);
    await expectFocused(page);
  }
  await expect(page.getByText('Every candidate in this list has a decision.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Show the/ })).toBeFocused();
  await page.keyboard.press('z');
  await expect(boxes).toHaveCount(1);
  await expectFocused(page);
  await showAs(page, 'Table');
  await expectTargets(page);
});

async function openReview(page: Page): Promise<void> {
  await openApplicants(page, '&sort=name');
  await startReview(page);
}

async function startReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Review \d/ }).click();
  await expect(bar(page)).toContainText('1 of 7');
  await currentProfileName(page);
  await page.waitForLoadState('networkidle');
}

async function press(page: Page, key: string, place: string): Promise<void> {
  await passDoublePress(page);
  await page.keyboard.press(key);
  await expect(bar(page)).toContainText(place);
}

interface Recording {
  readonly announced: string[];
}

/** Runs in the page. Records each new text of a toast or another live region. */
function recordAnnouncements(): void {
  const announced: string[] = [];
  Object.assign(window, { announced });
  const regions = '[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]';
  const texts = new Map<Element, string>();
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest('[data-toast]') ?? element?.closest(regions);
    const text = region?.textContent.trim() ?? '';
    if (!region || texts.get(region) === text || region.querySelector('[data-toast]') !== null) return;
    texts.set(region, text);
    if (text !== '') announced.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function expectOnce(page: Page, text: string): Promise<void> {
  const count = () =>
    page.evaluate(
      (wanted) => (window as unknown as Recording).announced.filter((each) => each.startsWith(wanted)).length,
      text,
    );
  await expect.poll(count, text).toBe(1);
}

/** Expects controls of at least 24 × 24 px, including the area of a pseudo-element. */
async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], input, textarea), [role=dialog] button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const inset = (side: 'top' | 'left') =>
          -Math.min(0, parseFloat(getComputedStyle(control, '::after')[side]) || 0);
        return width > 0 && (width + 2 * inset('left') < 24 || height + 2 * inset('top') < 24);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
}
