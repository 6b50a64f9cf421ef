// Keys that were pressed before the code that acts on them had come; nothing of what is typed into a field.
let early: KeyboardEvent[] | null = [];

addEventListener('keydown', (event) => {
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) early?.push(event);
});

/** Once: from now on whoever takes them listens. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = early ?? [];
  early = null;
  return keys;
}
