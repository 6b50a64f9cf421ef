import { findMatch } from '@glo/domain/shared/search-text';

interface HighlightedProps {
  readonly text: string;
  readonly typed: string;
}

export function Highlighted({ text, typed }: HighlightedProps) {
  return highlight(text, typed).map((part, index) => {
    const Part = part.isMatch ? 'mark' : 'span';
    return <Part key={`${part.isMatch} ${index}`}>{part.text}</Part>;
  });
}

interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export function highlight(text: string, typed: string): readonly TextPart[] {
  const match = findMatch(text, typed);
  if (match === null) return [{ text, isMatch: false }];
  const parts = [
    { text: text.slice(0, match.start), isMatch: false },
    { text: text.slice(match.start, match.end), isMatch: true },
    { text: text.slice(match.end), isMatch: false },
  ];
  return parts.filter((part) => part.text !== '');
}
