/** What a command dialog says by itself. */
export const texts = {
  escape: 'Esc',
  enter: 'Enter',
  choose: 'choose',
  open: 'open',
  keyNames: { ArrowRight: '→', ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓' } as Readonly<Record<string, string>>,
} as const;
