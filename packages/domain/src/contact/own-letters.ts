import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { required } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';
import type { Recruiter } from '../account/recruiter.ts';
import { isSameText } from '../shared/search-text.ts';
import { textMaximum } from '../shared/text.ts';
import { type EmailTemplate, emailTemplates } from './templates.ts';

/** What a recruiter keeps for their e-mails, on their device. */
export interface OwnLetters {
  /** Newest first; no two have the same name. */
  readonly templates: readonly EmailTemplate[];
  /** Below every e-mail; null: they never said, '': none. */
  readonly signature: string | null;
  /** What the meeting link begins with. */
  readonly meetingLink: string;
}

export const noOwnLetters: OwnLetters = { templates: [], signature: null, meetingLink: '' };

/** What a device keeps: how many templates, and how long a name and a signature may be. */
export const ownLetterLimits = { templates: 50, name: 60, signature: 500 } as const;

/** With a template in it, in the place of `former` where that is given. */
export function withTemplate(
  templates: readonly EmailTemplate[],
  template: EmailTemplate,
  former: string | null = null,
): readonly EmailTemplate[] {
  const at = templates.findIndex(({ name }) => name === former);
  const others = templates.filter(({ name }) => name !== former && !isSameName(name, template.name));
  return others.toSpliced(Math.max(at, 0), 0, template).slice(0, ownLetterLimits.templates);
}

export function withoutTemplate(templates: readonly EmailTemplate[], name: string): readonly EmailTemplate[] {
  return templates.filter((template) => template.name !== name);
}

/** A name of its own, beside the other templates and the standard ones. `former`: what is being renamed. */
export function templateNameRule(templates: () => readonly EmailTemplate[], former: () => string | null): Rule<string> {
  const named = required('Enter a name', cleanLine, ownLetterLimits.name);
  return (name) => {
    const others = [...emailTemplates, ...withoutTemplate(templates(), former() ?? '')];
    return (
      named(name) ??
      (others.some((other) => isSameName(other.name, name)) ? 'There is a template with this name' : null)
    );
  };
}

/** Name, position and company: what a signature begins with. */
export function suggestedSignature({ name, position, company }: Recruiter): string {
  const role = [position, company?.name ?? ''].filter((part) => part.trim() !== '').join(', ');
  return [name, role].filter((line) => line !== '').join('\n');
}

/** The content with the signature below it. */
export function signed(content: string, signature: string | null): string {
  return [content.trim(), (signature ?? '').trim()].filter((part) => part !== '').join('\n\n');
}

/** Services take no longer texts. */
export function isTooLong(content: string, signature: string | null): boolean {
  return cleanParagraphs(signed(content, signature)).length > textMaximum;
}

function isSameName(one: string, other: string): boolean {
  return isSameText(one, other);
}
