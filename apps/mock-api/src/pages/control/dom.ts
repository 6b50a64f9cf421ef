export function byId<E extends HTMLElement>(id: string, type: new () => E): E {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The page has no #${id}`);
}

/** What has this name in `data-part`, within `element`. */
export function part<E extends HTMLElement>(element: HTMLElement, name: string, type: new () => E): E {
  const found = element.querySelector(`[data-part="${name}"]`);
  if (found instanceof type) return found;
  throw new Error(`There is no part ${name}`);
}

export const write = (element: HTMLElement, name: string, text: string): void =>
  part(element, name, HTMLElement).replaceChildren(text);

/** A copy of a template's one element. */
export function copy(templateId: string): HTMLElement {
  const element = byId(templateId, HTMLTemplateElement).content.firstElementChild?.cloneNode(true);
  if (element instanceof HTMLElement) return element;
  throw new Error(`The template #${templateId} is empty`);
}

/** The number in a field; undefined while it is empty. */
export function numberIn(id: string): number | undefined {
  const { value } = byId(id, HTMLInputElement);
  return value === '' ? undefined : Number(value);
}
