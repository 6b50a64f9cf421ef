interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

export function highlight(text: string, typed: string): readonly TextPart[] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return [{ text, hit: false }];
  const parts = [
    { text: text.slice(0, at), hit: false },
    { text: text.slice(at, at + wanted.length), hit: true },
    { text: text.slice(at + wanted.length), hit: false },
  ];
  return parts.filter((part) => part.text !== '');
}
