export function byId<E extends HTMLElement>(id: string, type: new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no #${id}`);
}

/** Creates an element. Strings among the children become text, never HTML. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

export function button(text: string, name: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', ariaLabel: name }, text);
  created.addEventListener('click', onClick);
  return created;
}

export function showRows<T>(
  id: string,
  items: readonly T[],
  keyOf: (item: T) => string,
  create: (item: T) => HTMLElement,
  update: (row: HTMLElement, item: T) => void = () => undefined,
): void {
  const container = byId(id, HTMLElement);
  byId(`${id}-empty`, HTMLElement).hidden = items.length > 0;
  const known = new Map(Array.from(container.children, (row) => [(row as HTMLElement).dataset['key'], row]));
  const keys = new Set(items.map(keyOf));
  for (const [key, row] of known) if (key === undefined || !keys.has(key)) removeRow(container, row);
  for (const [place, item] of items.entries()) {
    const row = (known.get(keyOf(item)) as HTMLElement | undefined) ?? create(item);
    row.dataset['key'] = keyOf(item);
    update(row, item);
    const current = container.children.item(place);
    if (current !== row) container.insertBefore(row, current);
  }
}

function removeRow(container: HTMLElement, row: Element): void {
  const hadFocus = row.contains(document.activeElement);
  const next = row.nextElementSibling ?? row.previousElementSibling;
  row.remove();
  if (!hadFocus) return;
  const target =
    next?.querySelector<HTMLElement>('button, summary') ?? container.closest('section')?.querySelector('h2');
  target?.focus();
}

export function numberIn(id: string): number | undefined {
  const { value } = byId(id, HTMLInputElement);
  return value === '' ? undefined : Number(value);
}
