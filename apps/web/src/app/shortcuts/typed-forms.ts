const typedInto = new WeakSet<EventTarget>();

/** For the page's input events. */
export function rememberTyping({ target }: Event): void {
  if (target !== null) typedInto.add(target);
}

/** Whether a person has typed into a form that is open, and what they typed is there. The box of a list is not one. */
export function isFormBegun(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=search]), textarea)');
  return [...fields].some((field) => typedInto.has(field) && field.value !== '');
}
