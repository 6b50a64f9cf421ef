import type { Page } from '@playwright/test';
import { openApplicants, waitForShortlist } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { setApplicants } from './support/jobs.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { showAs } from './support/lists.ts';
import { passDoublePress } from './support/waiting.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

test('a job with 27 applicants shows few numbers, pictures and icons', async ({ page }) => {
  await page.clock.install();
  await setApplicants(page, 27);
  await signInThroughApi(page);
  await openApplicants(page);
  await expectQuiet(page);

  await test.step('also with verdicts on the cards', async () => {
    const boxes = page.getByRole('article').getByRole('checkbox');
    for (const [place, key] of ['m', 'r', 'm', 'r'].entries()) {
      await boxes.nth(place + 4).focus();
      await passDoublePress(page);
      await page.keyboard.press(key);
    }
    await expectQuiet(page);
  });

  await test.step('also in a table', async () => {
    await showAs(page, 'Table');
    await expect(page.getByRole('row').nth(27).getByRole('cell').nth(3)).toHaveText(/\w/);
    await expectQuiet(page, 165);
  });
});

/** A card has four numbers besides its skills: fit, GloPoints and grade. A row also has the year. */
async function expectQuiet(page: Page, mostNumbers = 130): Promise<void> {
  await waitForShortlist(page);
  const { numbers, graphics } = await page.evaluate(countVisible);
  expect(numbers.length, numbers.join(' ')).toBeLessThanOrEqual(mostNumbers);
  expect(graphics).toBeLessThanOrEqual(150);
}

/**
 * Runs in the page. Returns the visible numbers and the number of visible pictures and icons. '4 of 5' is two numbers.
 */
function countVisible(): { readonly numbers: readonly string[]; readonly graphics: number } {
  const isInSight = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 1;
    const isForScreenReaders = element.closest('.visually-hidden, [class*="heard"]') !== null;
    return (
      isInWindow && !isForScreenReaders && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const numbers: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // A date has its year only in other years.
    const found = node.textContent?.replace(/(\d+), \d{4}/g, '$1').match(/\d[\d,.]*/g) ?? [];
    if (found.length > 0 && node.parentElement !== null && isInSight(node.parentElement)) numbers.push(...found);
  }
  return { numbers, graphics: [...document.querySelectorAll('img, svg, meter, [role=img]')].filter(isInSight).length };
}
