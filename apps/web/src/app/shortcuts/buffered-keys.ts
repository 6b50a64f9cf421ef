// Keys pressed before the shortcuts listen; nothing of what is typed into a field.
let early: KeyboardEvent[] | null = [];

addEventListener('keydown', (event) => {
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) early?.push(event);
});

/** Hands them over, once: from then on the shortcuts listen themselves. */
export function takeBufferedKeys(): readonly KeyboardEvent[] {
  const keys = early ?? [];
  early = null;
  return keys;
}
