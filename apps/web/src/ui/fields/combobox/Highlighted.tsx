import { highlight } from './highlight.ts';

interface HighlightedProps {
  readonly text: string;
  readonly typed: string;
}

export function Highlighted({ text, typed }: HighlightedProps) {
  return highlight(text, typed).map((part, index) => {
    const Part = part.hit ? 'mark' : 'span';
    return <Part key={`${part.hit} ${index}`}>{part.text}</Part>;
  });
}
