import type { Rule } from '../form/field.ts';
import { cleanParagraphs } from '../shared/clean-text.ts';
import { textMaximum } from '../shared/text.ts';

/** Specification 2, section 5. */
export const descriptionRule: Rule<string> = (text) => {
  const { length } = cleanParagraphs(text);
  if (length === 0) return 'Type a job description';
  return length > textMaximum ? `Description cannot be more than ${textMaximum} characters` : null;
};

/** Inserts a suggestion as separate paragraphs and keeps everything typed (decision 28). */
export function withSuggestion(description: string, suggestion: string, position: number): string {
  const parts = [description.slice(0, position), suggestion, description.slice(position)];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}
