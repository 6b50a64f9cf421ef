import { noOwnLetters, type OwnLetters, ownLetterLimits } from '@glo/domain/contact/own-letters';
import type { EmailTemplate } from '@glo/domain/contact/templates';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

const template = z.object({ name: z.string(), subject: z.string(), content: z.string() });

const letters = z.object({
  // Each is read by itself: one that is damaged takes no other along.
  templates: orElse(z.array(z.unknown()), []),
  signature: orElse(z.nullable(z.string()), null),
  meetingLink: orElse(z.string(), ''),
});

/** What was kept for e-mails; a damaged part is left out. */
export function readOwnLetters(kept: unknown): OwnLetters {
  const { success, data } = z.safeParse(letters, kept);
  return success ? { ...data, templates: readTemplates(data.templates) } : noOwnLetters;
}

/** No more than a device keeps, each name once. */
function readTemplates(kept: readonly unknown[]): readonly EmailTemplate[] {
  const templates = new Map<string, EmailTemplate>();
  for (const content of kept) {
    const { success, data } = z.safeParse(template, content);
    if (success && !templates.has(data.name)) templates.set(data.name, data);
  }
  return [...templates.values()].slice(0, ownLetterLimits.templates);
}
