/**
 * Where the focus goes when the control that had it is gone: the card of the list that had it last or is in its place now, the list, or
 * the page's heading. A list says that it is one by `data-list`, and in `data-last-item` which of its items had the focus.
 */
export function focusHome(): HTMLElement | null {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (list === null) return document.querySelector('h1');
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const last = Number(list.dataset['lastItem'] ?? Number.NaN);
  const item = items.find(({ dataset }) => Number(dataset['item']) === last) ?? (last > 0 ? items.at(-1) : undefined);
  return item?.querySelector<HTMLElement>('input[type=checkbox]') ?? list;
}
