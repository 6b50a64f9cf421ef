const typedInto = new WeakSet<EventTarget>();

export function rememberTyping({ target }: Event): void {
  if (target !== null) typedInto.add(target);
}

/** Whether an open form contains typed text. Search boxes do not count. */
export function isFormBegun(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=search]), textarea)');
  return [...fields].some((field) => typedInto.has(field) && field.value !== '');
}
