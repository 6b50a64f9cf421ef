/**
 * The card in place of the removed one, the list, or the page's heading. Lists carry `data-list` and `data-last-item`.
 */
export function focusHome(): HTMLElement | null {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (list === null) return document.querySelector('h1');
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const last = Number(list.dataset['lastItem'] ?? Number.NaN);
  const item = items.find(({ dataset }) => Number(dataset['item']) === last) ?? (last > 0 ? items.at(-1) : undefined);
  return item?.querySelector<HTMLElement>('input[type=checkbox]') ?? list;
}
