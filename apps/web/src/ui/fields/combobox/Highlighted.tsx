import { highlight } from './highlight.ts';

interface HighlightedProps {
  readonly text: string;
  readonly typed: string;
}

export function Highlighted({ text, typed }: HighlightedProps) {
  return highlight(text, typed).map((part) => (part.hit ? <mark key="hit">{part.text}</mark> : part.text));
}
