import { noOwnLetters, type OwnLetters, ownLetterLimits } from '@glo/domain/contact/own-letters';
import type { EmailTemplate } from '@glo/domain/contact/templates';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

const template = z.object({ name: z.string(), subject: z.string(), content: z.string() });

const letters = z.object({
  // Parsed one by one, so that a damaged template does not discard the others.
  templates: orElse(z.array(z.unknown()), []),
  signature: orElse(z.nullable(z.string()), null),
  meetingLink: orElse(z.string(), ''),
});

/** Skips damaged parts. */
export function readOwnLetters(kept: unknown): OwnLetters {
  const { success, data } = z.safeParse(letters, kept);
  return success ? { ...data, templates: readTemplates(data.templates) } : noOwnLetters;
}

/** Limits the count and drops duplicate names. */
function readTemplates(kept: readonly unknown[]): readonly EmailTemplate[] {
  const templates = new Map<string, EmailTemplate>();
  for (const content of kept) {
    const { success, data } = z.safeParse(template, content);
    if (success && !templates.has(data.name)) templates.set(data.name, data);
  }
  return [...templates.values()].slice(0, ownLetterLimits.templates);
}
