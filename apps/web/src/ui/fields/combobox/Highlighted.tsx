import { findMatch } from '@glo/domain/shared/search-text';

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

interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

export function highlight(text: string, typed: string): readonly TextPart[] {
  const match = findMatch(text, typed);
  if (match === null) return [{ text, hit: false }];
  const parts = [
    { text: text.slice(0, match.start), hit: false },
    { text: text.slice(match.start, match.end), hit: true },
    { text: text.slice(match.end), hit: false },
  ];
  return parts.filter((part) => part.text !== '');
}
