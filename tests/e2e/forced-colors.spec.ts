import { openApplicants, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { passDoublePress } from './support/waiting.ts';

test.use({ signedIn: true });

test('chosen controls are marked in forced colors', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ forcedColors: 'active' });
  const expectMarked = async (least: number) => {
    const { marked, unmarked } = await page.evaluate(compareChosen);
    expect(unmarked).toEqual([]);
    expect(marked).toBeGreaterThanOrEqual(least);
  };

  await test.step('tab, job and screen', async () => {
    await openApplicants(page, '&sort=name&verdict=undecided');
    await expectMarked(3);
  });

  await test.step('the held skills of a meter', async () => {
    await openProfile(page, 0);
    const widths = await page.evaluate(() => {
      const [segment] = document.querySelectorAll('[class*=_filled_]');
      const width = () => segment && getComputedStyle(segment).borderTopWidth;
      const filled = width();
      segment?.classList.remove(...[...segment.classList].filter((name) => name.includes('_filled_')));
      return [filled, width()];
    });
    expect(widths).toEqual(['4px', '1px']);
  });

  await test.step('a decision', async () => {
    await passDoublePress(page);
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Maybe', pressed: true })).toBeVisible();
    await expectMarked(2);
  });

  await test.step('a technology of the talent pool', async () => {
    await page.goto('/talentPool');
    const chips = page.getByRole('group', { name: 'Show candidates who know all of' });
    const technology = chips.getByRole('button', { disabled: false }).first();
    await technology.click();
    await expect(technology).toHaveAttribute('aria-pressed', 'true');
    await expectMarked(2);
  });
});

/** Runs in the page. Compares each chosen control with its look without the attribute. */
function compareChosen(): { marked: number; unmarked: string[] } {
  const attributes = ['aria-pressed', 'aria-selected', 'aria-current'];
  const lookOf = (control: Element) => {
    const { outline, border, color } = getComputedStyle(control);
    return [outline, border, color].join();
  };
  const unmarked: string[] = [];
  let marked = 0;
  for (const name of attributes) {
    for (const control of document.querySelectorAll(`[${name}]`)) {
      const value = control.getAttribute(name) ?? '';
      if (value === 'false' || !control.checkVisibility()) continue;
      const chosen = lookOf(control);
      control.setAttribute(name, 'false');
      if (lookOf(control) === chosen) unmarked.push(`${name} ${control.textContent}`);
      else marked += 1;
      control.setAttribute(name, value);
    }
  }
  return { marked, unmarked };
}
