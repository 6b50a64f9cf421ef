import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { required } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';
import type { Recruiter } from '../account/recruiter.ts';
import { freeName, isSameText, searchText } from '../shared/search-text.ts';
import { textMaximum } from '../shared/text.ts';
import { type EmailTemplate, emailTemplates } from './templates.ts';

export interface EmailTemplates {
  /** Newest first, with unique names. */
  readonly templates: readonly EmailTemplate[];
  /** `null` until the recruiter has chosen one, '' for none. */
  readonly signature: string | null;
  /** Initial value of the meeting link. */
  readonly meetingLink: string;
}

/** `name` and `signature` are lengths. */
export const emailTemplateLimits = { templates: 50, name: 60, signature: 500 } as const;

export function withTemplate(
  templates: readonly EmailTemplate[],
  template: EmailTemplate,
  former: string | null = null,
): readonly EmailTemplate[] {
  const at = templates.findIndex(({ name }) => name === former);
  const others = templates.filter(({ name }) => name !== former && !isSameText(name, template.name));
  return others.toSpliced(Math.max(at, 0), 0, template).slice(0, emailTemplateLimits.templates);
}

/** Gives another template with a known name a number, because names are unique. */
export function mergeTemplates(
  mine: readonly EmailTemplate[],
  other: readonly EmailTemplate[],
): readonly EmailTemplate[] {
  return other.reduce((merged, { name, subject, content }) => {
    const isKnown = merged.some(
      (one) => searchText(one.name).startsWith(searchText(name)) && one.subject === subject && one.content === content,
    );
    const taken = merged.map((one) => one.name);
    return isKnown ? merged : [...merged, { name: freeName(name, taken, emailTemplateLimits.name), subject, content }];
  }, mine);
}

export function withoutTemplate(templates: readonly EmailTemplate[], name: string): readonly EmailTemplate[] {
  return templates.filter((template) => template.name !== name);
}

/** Unique among own and standard templates. `former` is the name of the edited template. */
export function templateNameRule(templates: () => readonly EmailTemplate[], former: () => string | null): Rule<string> {
  const named = required('Enter a name', cleanLine, emailTemplateLimits.name);
  return (name) => {
    const others = [...emailTemplates, ...withoutTemplate(templates(), former() ?? '')];
    return (
      named(name) ??
      (others.some((other) => isSameText(other.name, name)) ? 'You already have a template with this name' : null)
    );
  };
}

export function suggestedSignature({ name, position, company }: Recruiter): string {
  const role = [position, company?.name ?? ''].filter((part) => part.trim() !== '').join(', ');
  return [name, role].filter((line) => line !== '').join('\n');
}

export function signed(content: string, signature: string | null): string {
  return [content.trim(), (signature ?? '').trim()].filter((part) => part !== '').join('\n\n');
}

export function isTooLong(content: string, signature: string | null): boolean {
  return cleanParagraphs(signed(content, signature)).length > textMaximum;
}
