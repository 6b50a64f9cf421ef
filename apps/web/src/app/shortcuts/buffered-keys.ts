// Buffers key presses until the shortcuts have loaded. Ignores typing in fields.
let early: KeyboardEvent[] | null = [];

addEventListener('keydown', (event) => {
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) early?.push(event);
});

export function takeBufferedKeys(): readonly KeyboardEvent[] {
  const keys = early ?? [];
  early = null;
  return keys;
}
