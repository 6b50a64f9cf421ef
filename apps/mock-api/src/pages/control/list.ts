/** Shows `items` in their order. Rows that stay are changed by `update` only, which leaves focus and open details alone. */
export function list<T>(
  container: HTMLElement,
  items: readonly T[],
  keyOf: (item: T) => string,
  make: (item: T) => HTMLElement,
  update: (row: HTMLElement, item: T) => void = () => undefined,
): void {
  const rows = new Map([...container.children].map((row) => [(row as HTMLElement).dataset['key'], row as HTMLElement]));
  const keys = new Set(items.map(keyOf));
  for (const [key, row] of rows) if (key === undefined || !keys.has(key)) removeRow(container, row);
  let last: Element | null = null;
  for (const item of items) {
    const row = rows.get(keyOf(item)) ?? make(item);
    row.dataset['key'] = keyOf(item);
    update(row, item);
    const next: Element | null = last === null ? container.firstElementChild : last.nextElementSibling;
    if (next !== row) container.insertBefore(row, next);
    last = row;
  }
}

/** The focus that the row had goes to its neighbour, or to the section's heading. */
function removeRow(container: HTMLElement, row: HTMLElement): void {
  const hadFocus = row.contains(document.activeElement);
  const next =
    row.nextElementSibling ?? row.previousElementSibling ?? container.closest('section')?.querySelector('h2');
  row.remove();
  if (hadFocus && next instanceof HTMLElement) (next.querySelector('button') ?? next).focus();
}
