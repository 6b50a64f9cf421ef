import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);
/** The minified build is half the size of the package's export. */
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules that fail while a menu or combobox is open, because the widget library hides the rest of the page. */
const exemptInOpenLists = ['aria-hidden-focus', 'region', 'page-has-heading-one'];

interface Result {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown[] }[] }[];
}

interface WithAxe extends Window {
  readonly axe?: {
    run(
      context: Document | { readonly include: readonly Element[]; readonly exclude: readonly Element[] },
      options: object,
    ): Promise<Result>;
  };
}

/** Checks a whole screen against WCAG 2.2 AA, with all rules in both themes. */
export async function expectScreenAccessible(page: Page): Promise<void> {
  await check(page, 'screen', wcag);
}

/**
 * Checks a state of a screen that `expectScreenAccessible` has checked: the open dialogs, menus and lists, or else the
 * main region and the messages. Lists are checked up to their third item.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await check(page, 'change', colorRules);
}

/** The themes differ only in colors, so `darkRules` may be fewer than those of the light theme. */
async function check(page: Page, part: Part, darkRules: readonly string[]): Promise<void> {
  // A screen has no heading until its script has loaded.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.emulateMedia({ colorScheme: 'light' });
  const exempt =
    (await page.locator('[role=combobox][aria-expanded=true], [role=menu]').count()) > 0 ? exemptInOpenLists : [];
  const rules = Object.fromEntries(exempt.map((id) => [id, { enabled: false }]));
  const everything = { runOnly: { type: 'tag', values: wcag }, rules };
  expect(await findViolations(page, part, everything), `light ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = darkRules === wcag ? everything : { runOnly: { type: 'rule', values: darkRules } };
  // Colors that scripts set change shortly after the theme.
  await expect.poll(() => findViolations(page, part, inDark), { message: `dark ${page.url()}` }).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

type Part = 'screen' | 'change';

/**
 * Returns the broken rules and their elements. Injects axe only once per document, because loading it takes longer than
 * a check.
 */
async function findViolations(page: Page, part: Part, options: object): Promise<string[]> {
  let found = await run(page, part, options);
  if (found === undefined) {
    await page.evaluate(axe);
    found = await run(page, part, options);
  }
  if (found === undefined) throw new Error('Axe is not in the page.');
  return found.map(({ id, where }) => `${id}: ${where.join(', ')}`);
}

/** Resolves to `undefined` without axe. Loads no style sheets or media for rules on sound and orientation. */
function run(page: Page, part: Part, options: object) {
  const running = page.evaluate(
    async ([where, chosen]) => {
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const open = all('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
      const changed = open.length > 0 ? open : all('main, [role=alert], [role=status]');
      const exclude = all('main [data-item]').slice(3);
      const context = where === 'screen' || changed.length === 0 ? document : { include: changed, exclude };
      const result = await (window as WithAxe).axe?.run(context, chosen);
      return result?.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    },
    [part, { ...options, resultTypes: ['violations'], preload: false }] as const,
  );
  return withConsoleOnTimeout(page, running);
}

/** Fails after a minute with the console output. An exception inside axe would otherwise hang the test. */
async function withConsoleOnTimeout<T>(page: Page, running: Promise<T>): Promise<T> {
  const messages: string[] = [];
  const record = (source: { text(): string } | Error) =>
    messages.push('text' in source ? source.text() : String(source.stack));
  page.on('console', record).on('pageerror', record);
  const timeout = Promise.withResolvers<never>();
  const bound = setTimeout(
    () => timeout.reject(new Error(`Axe did not end: ${messages.join('\n') || 'no word'}`)),
    60_000,
  );
  try {
    return await Promise.race([running, timeout.promise]);
  } finally {
    clearTimeout(bound);
    page.off('console', record).off('pageerror', record);
  }
}
