import { TextMask } from '../blind-review/text-mask.ts';
import { matchedSkills } from '../candidates/candidate.ts';
import { fitText, namesIn } from '../candidates/fit.ts';
import type { CandidateProfile, ProofOfWork } from '../candidates/candidate-profile.ts';
import { gradeText } from '../candidates/known/grades.ts';
import { latestEducation, latestGrade } from '../candidates/timeline.ts';
import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { monthsFromTo } from '../shared/dates.ts';
import type { AccountId, StudentId } from '../shared/ids.ts';
import { safeLink } from '../shared/links.ts';
import { answerWords } from './answers.ts';
import type { CandidateRow } from './candidate-row.ts';
import { shareHashes, shareScript, shareStyle } from './share-parts.ts';

/** A candidate with all real names. `shareFile` hides them if asked to. */
export interface SharedPerson {
  readonly id: StudentId;
  readonly name: string;
  readonly alias: string;
  readonly skills: readonly string[];
  readonly fit: CandidateRow['fit'];
  readonly note: string;
  /** `null` if it could not be loaded. */
  readonly profile: CandidateProfile | null;
  /** `null` if they could not be loaded. */
  readonly works: readonly ProofOfWork[] | null;
}

export interface ShareOptions {
  readonly title: string;
  /** Title of the job, '' outside a job. */
  readonly job: string;
  /** Name and company of the recruiter, '' if unknown. */
  readonly sender: string;
  readonly date: string;
  readonly wanted: readonly string[];
  readonly list: string;
  readonly account: AccountId;
  readonly withNotes: boolean;
  readonly withContact: boolean;
  readonly hidesNames: boolean;
}

export function sharedTitle(
  title: string,
  people: readonly SharedPerson[],
  { hidesNames }: Pick<ShareOptions, 'hidesNames'>,
): string {
  return cleanLine(hidesNames ? maskOf(people).mask(title) : title);
}

/** Hides all people of the file, because a text about one may name another. */
function maskOf(people: readonly SharedPerson[]): TextMask {
  const aliases = new Map(people.map(({ id, alias }) => [id, alias]));
  const mask = new TextMask(
    () => true,
    (id) => aliases.get(id) ?? '',
  );
  for (const { id, name, profile } of people) mask.learn(id, { ...profile, name });
  return mask;
}

/** Returns a self-contained HTML file without pictures. Works from disk: its policy allows no request. */
export function shareFile(people: readonly SharedPerson[], options: ShareOptions): string {
  const title = escaped(sharedTitle(options.title, people, options));
  const job = escaped(sharedTitle(options.job, people, options));
  const mask = options.hidesNames ? maskOf(people) : null;
  const shown = people.map((person) => ({
    person,
    name: escaped(mask ? person.alias : cleanLine(person.name)),
    text: (value: string) => escaped(mask?.mask(cleanParagraphs(value), person.id) ?? cleanParagraphs(value)),
  }));
  const { style, script } = shareHashes;
  const policy = `default-src 'none'; style-src '${style}'; script-src '${script}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${shareStyle}</style></head>
<body data-account="${escaped(options.account)}" data-list="${escaped(options.list)}" data-title="${job || title}">
<main><h1 dir="auto">${title}</h1>
<p class="muted">${escaped(`${people.length === 1 ? '1 candidate' : `${people.length} candidates`} · ${options.date}`)}</p>
${introduction(people.length, job, options)}
<table><thead><tr><th scope="col">Candidate</th><th scope="col" class="fit">${hasFit(shown) ? 'Fit' : 'Skills'}</th><th scope="col" class="answer">Interview?</th></tr></thead>
${shown.map((one, at) => rows(one, at, options)).join('\n')}</table>
<form aria-label="Your answers"><p id="message" role="status"></p><textarea id="copied" aria-label="Your answers as text" rows="4" readonly hidden></textarea>
<p id="progress" role="status"></p><label>Your name<input type="text" id="manager" maxlength="100" autocomplete="name"></label>
<button type="button" id="copy">Copy as text</button><button>Save answers</button></form></main>
<script>${shareScript}</script>
</body></html>
`;
}

interface Shown {
  readonly person: SharedPerson;
  /** The name or alias, escaped. */
  readonly name: string;
  /** Cleans, hides and escapes. */
  readonly text: (value: string) => string;
}

/** `job` is escaped. */
function introduction(count: number, job: string, { sender }: ShareOptions): string {
  const request = sender === '' ? 'You are asked' : `<bdi>${escaped(cleanLine(sender))}</bdi> asks`;
  const instruction =
    count === 1 ? 'whether you would interview this candidate' : 'which of these candidates you would interview';
  const jobText = job === '' ? '' : ` for the job <bdi>${job}</bdi>`;
  return `<p>${request} ${instruction}${jobText}. For each candidate, choose Yes, Maybe or No. Then write your name below, save the answers and send the saved file back.</p>`;
}

const hasFit = (shown: readonly Shown[]) => shown.some(({ person }) => person.fit !== null);

function rows({ person, name, text }: Shown, at: number, options: ShareOptions): string {
  const { profile, note } = person;
  const { degree = '', school = '', year = '' } = profile ? latestEducation(profile) : {};
  const grade = profile ? labeledGrade(latestGrade(profile)) : '';
  const line = (parts: readonly string[], between: string) =>
    small(text(parts.filter((one) => one !== '').join(between)));
  const about = [
    options.withNotes && note !== '' ? part('Note of the recruiter', `<p dir="auto">${text(note)}</p>`) : '',
    profile === null ? '<p>The profile could not be loaded.</p>' : `<p dir="auto">${text(profile.bio)}</p>`,
    part('Skills', skills(person, text, options)),
    profile === null ? '' : facts(profile, text, options),
    works(person, text, options),
  ];
  return `<tbody data-id="${escaped(person.id)}"><tr><th scope="row" id="name-${at}"><bdi>${name}</bdi>
${line([degree, school], ', ')}${line([year, profile?.location ?? '', grade], ' · ')}</th>
<td class="fit">${fit(person, text, options)}</td><td class="answer">${question(at, name)}</td></tr>
<tr><td colspan="3"><label class="why">Why<input type="text" maxlength="500" placeholder="Optional" aria-describedby="name-${at}"></label>
<details><summary>More about <bdi>${name}</bdi></summary>${about.join('\n')}</details></td></tr></tbody>`;
}

/** Segments as in the application, and the skills that are there. A list that asks for none shows the first ones. */
function fit({ fit: counted, skills: all }: SharedPerson, text: Shown['text'], { wanted }: ShareOptions): string {
  const shown = counted === null ? all.slice(0, 5) : [...matchedSkills(all, wanted)];
  const names = small(text(shown.join(', ')));
  if (counted === null) return names;
  const segments = '<i class="held"></i>'.repeat(counted.met.length) + '<i></i>'.repeat(counted.missing.length);
  return `<span aria-hidden="true">${segments}</span><strong>${fitText(counted)}</strong>${names}`;
}

function skills({ skills: all, fit: counted }: SharedPerson, text: Shown['text'], { wanted }: ShareOptions): string {
  const missing = counted?.missing ?? [];
  const matched = matchedSkills(all, wanted);
  const others = all.filter((skill) => !matched.has(skill));
  const line = (some: readonly string[]) => `<bdi>${text(namesIn(some))}</bdi>`;
  return [
    matched.size === 0 ? '' : `<p>Asked for: <strong>${line([...matched])}</strong></p>`,
    missing.length === 0 ? '' : `<p>Asked for, but not on the profile: ${line(missing)}</p>`,
    others.length === 0 ? '' : `<p>${wanted.length === 0 ? '' : 'Also: '}${line(others)}</p>`,
  ].join('');
}

function facts(profile: CandidateProfile, text: Shown['text'], { withContact, hidesNames }: ShareOptions): string {
  const { email, mobileNumber, education, workExperience, aspirations } = profile;
  const line = (...parts: readonly string[]) =>
    `<li dir="auto">${text(parts.filter((one) => one !== '').join(', '))}</li>`;
  const contact = withContact && !hidesNames ? [email, mobileNumber].filter((one) => one !== '') : [];
  const studies = education.map((one) =>
    line(one.school, one.degree, one.majors, monthsFromTo(one.startDate, one.endDate), labeledGrade(one.grade)),
  );
  const jobs = workExperience.map((one) =>
    line(one.title, one.companyName, one.employmentType, monthsFromTo(one.startDate, one.endDate)),
  );
  return [
    part('Contact', contact.length === 0 ? '' : `<p dir="auto">${text(contact.join('\n'))}</p>`),
    part('Education', studies.length === 0 ? '' : `<ul>${studies.join('')}</ul>`),
    part('Experience', jobs.length === 0 ? '' : `<ul>${jobs.join('')}</ul>`),
    part('Aspirations', aspirations.length === 0 ? '' : `<p dir="auto">${text(aspirations.join(', '))}</p>`),
  ].join('\n');
}

const labeledGrade = (grade: string) => grade && `Grade ${gradeText(grade, 'line')}`;

/** Links are left out with the names, because they often tell the name. */
function works({ works: all }: SharedPerson, text: Shown['text'], { hidesNames }: ShareOptions): string {
  if (all === null) return part('Works', '<p>The works could not be loaded.</p>');
  const items = all.map(({ title, description, link }) => {
    const href = hidesNames ? null : safeLink(link);
    const head = text(title) || 'Work';
    const name =
      href === null
        ? `<bdi>${head}</bdi>`
        : `<a href="${escaped(href)}" rel="noopener noreferrer" target="_blank"><bdi>${head}</bdi></a>`;
    return `<li>${name}<p dir="auto">${text(description)}</p></li>`;
  });
  return part('Works', items.length === 0 ? '' : `<ul>${items.join('')}</ul>`);
}

function question(at: number, name: string): string {
  const choices = Object.entries(answerWords).map(
    ([answer, word]) => `<label><input type="radio" name="answer-${at}" value="${answer}"><span>${word}</span></label>`,
  );
  return `<fieldset><legend>Interview <bdi>${name}</bdi>?</legend>${choices.join('')}</fieldset>`;
}

const small = (content: string) => (content === '' ? '' : `<div class="small" dir="auto">${content}</div>`);

const part = (head: string, content: string) => (content === '' ? '' : `<h2>${head}</h2>${content}`);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
