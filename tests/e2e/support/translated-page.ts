import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface TranslatedWindow extends Window {
  reactTextNodes?: string[];
}

/** Replaces the text nodes of all later pages, as a page translator does. The words stay the same. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts);
}

/**
 * Expects the screen without an error, names that are not translated, and no text node that React holds. React could no
 * longer change or remove such a node.
 */
export async function expectTranslationSafe(page: Page): Promise<void> {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.getByText(/^(We couldn't show this page|Something went wrong)$/)).toHaveCount(0);
  expect(await page.evaluate(() => (window as TranslatedWindow).reactTextNodes)).toEqual([]);
  expect(await page.evaluate(translatedNames)).toEqual([]);
}

/** Returns translated names of the demo data and candidate cards, and translated email addresses. */
function translatedNames(): string[] {
  const cards = [...document.querySelectorAll('article[aria-label]')].map((card) => card.ariaLabel);
  const names = new Set(['Meera Nair', 'Acme Works', 'Nadia Rahman', 'Harbour Robotics', ...cards]);
  const isName = (text: string) => names.has(text) || /^\S+@\S+\.\w+$|^\{.*\}$/.test(text);
  return [...document.querySelectorAll('font > font')]
    .filter((font) => isName(font.textContent.trim()))
    .map((font) => font.closest(':not(font)')?.parentElement?.outerHTML ?? '');
}

function replaceTexts(): void {
  const held: string[] = [];
  (window as TranslatedWindow).reactTextNodes = held;
  const kept = 'script, style, textarea, font, [translate=no]';

  function translate(node: Node): void {
    if (!(node instanceof Text)) {
      if (node instanceof Element && node.matches(kept)) return;
      for (const child of node.childNodes) translate(child);
      return;
    }
    const parent = node.parentElement;
    if (!parent || parent.closest(kept)) return;
    if (Object.keys(node).some((key) => key.startsWith('__react'))) held.push(parent.outerHTML);
    if (node.data.trim() === '') return;
    const inner = document.createElement('font');
    inner.textContent = node.data;
    const outer = document.createElement('font');
    outer.append(inner);
    node.replaceWith(outer);
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
