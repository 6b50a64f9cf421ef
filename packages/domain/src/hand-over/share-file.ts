import { TextMask } from '../blind-review/text-mask.ts';
import { matchedSkills } from '../candidates/candidate.ts';
import { namesIn } from '../candidates/fit.ts';
import type { CandidateProfile, ProofOfWork } from '../candidates/candidate-profile.ts';
import { latestEducation } from '../candidates/timeline.ts';
import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { monthsFromTo } from '../shared/dates.ts';
import type { AccountId, StudentId } from '../shared/ids.ts';
import { safeLink } from '../shared/links.ts';
import { answerWords } from './answers.ts';
import { shareHashes, shareScript, shareStyle } from './share-parts.ts';

/** A candidate with all real names. `shareFile` hides them if asked to. */
export interface SharedPerson {
  readonly id: StudentId;
  readonly name: string;
  /** Replaces the name. */
  readonly alias: string;
  readonly skills: readonly string[];
  /** '' if the list wants nothing. */
  readonly fit: string;
  /** Skills and criteria that the list wants. */
  readonly missing: readonly string[];
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
  /** Skills that the list asks for. */
  readonly wanted: readonly string[];
  /** Identifies the list for the answers. */
  readonly list: string;
  readonly account: AccountId;
  readonly withNotes: boolean;
  readonly withContact: boolean;
  readonly hidesNames: boolean;
}

/** Returns the title of a list or job, without the names of the candidates if they are hidden. */
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
<main><h1 id="top" dir="auto">${title}</h1>
<p>${escaped(`${people.length === 1 ? '1 candidate' : `${people.length} candidates`} · ${options.date}`)}</p>
${introduction(people.length, job, options)}
<p id="progress" role="status"></p>
${summary(shown, options)}
${shown.map((one, at) => section(one, at, options)).join('\n')}
<section id="answers"><h2>Your answers</h2>
<form><p><label for="manager">Your name</label><input type="text" id="manager" maxlength="100" autocomplete="name"></p>
<p><button>Save answers</button> <button type="button" id="copy">Copy the answers as text</button></p>
<p id="message" role="status"></p><textarea id="copied" aria-label="Your answers as text" rows="6" readonly hidden></textarea></form></section></main>
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
  return `<p>${request} ${instruction}${jobText}. For each candidate, choose Yes, Maybe or No. Then save your answers <a href="#answers">at the end of this page</a> and send the saved file back.</p>`;
}

function summary(shown: readonly Shown[], { withContact, hidesNames }: ShareOptions): string {
  const hasFit = shown.some(({ person }) => person.fit !== '');
  const hasContact = withContact && !hidesNames;
  const heads = [
    'Answer',
    ...(hasFit ? ['Fit'] : []),
    'College',
    'Degree',
    'Year',
    'Place',
    ...(hasContact ? ['Contact'] : []),
  ];
  const rows = shown.map(({ person, name, text }, at) => {
    const { school = '', degree = '', year = '' } = person.profile ? latestEducation(person.profile) : {};
    const { location = '', email = '', mobileNumber = '' } = person.profile ?? {};
    const contact = [email, mobileNumber].filter((one) => one !== '').join('\n');
    const link = `<th scope="row"><a href="#person-${at + 1}"><bdi>${name}</bdi></a></th>`;
    const cells: Readonly<Record<string, string>> = {
      Fit: person.fit,
      College: school,
      Degree: degree,
      Year: year,
      Place: location,
      Contact: contact,
    };
    const row = heads.map((head) => `<td class="${head.toLowerCase()}" dir="auto">${text(cells[head] ?? '')}</td>`);
    return `<tr>${link}${row.join('')}</tr>`;
  });
  const head = heads.map((one) => `<th scope="col" class="${one.toLowerCase()}">${one}</th>`).join('');
  return `<table><thead><tr><th scope="col">Name</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function section({ person, name, text }: Shown, at: number, options: ShareOptions): string {
  const { profile } = person;
  const parts = [
    profile === null ? '<p>The profile could not be loaded.</p>' : facts(profile, text, options),
    part('Skills', skills(person, text, options)),
    works(person, text, options),
    options.withNotes && person.note !== ''
      ? part('Note of the recruiter', `<p dir="auto">${text(person.note)}</p>`)
      : '',
    question(at, name),
  ];
  const id = escaped(person.id);
  return `<section id="person-${at + 1}" data-id="${id}"><h2><bdi>${name}</bdi></h2>${parts.join('\n')}
<p class="back"><a href="#top">Back to the top</a></p></section>`;
}

function skills({ skills: all, missing }: SharedPerson, text: Shown['text'], { wanted }: ShareOptions): string {
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
  const { bio, location, email, mobileNumber, education, workExperience, aspirations } = profile;
  const line = (...parts: readonly string[]) =>
    `<li dir="auto">${text(parts.filter((one) => one !== '').join(', '))}</li>`;
  const contact = withContact && !hidesNames ? [email, mobileNumber].filter((one) => one !== '') : [];
  const studies = education.map((one) =>
    line(
      one.school,
      one.degree,
      one.majors,
      monthsFromTo(one.startDate, one.endDate),
      one.grade && `Grade ${one.grade}`,
    ),
  );
  const jobs = workExperience.map((one) =>
    line(one.title, one.companyName, one.employmentType, monthsFromTo(one.startDate, one.endDate)),
  );
  return [
    bio === '' ? '' : `<p dir="auto">${text(bio)}</p>`,
    part('Place', location === '' ? '' : `<p dir="auto">${text(location)}</p>`),
    part('Contact', contact.length === 0 ? '' : `<p dir="auto">${text(contact.join('\n'))}</p>`),
    part('Education', studies.length === 0 ? '' : `<ul>${studies.join('')}</ul>`),
    part('Experience', jobs.length === 0 ? '' : `<ul>${jobs.join('')}</ul>`),
    part('Aspirations', aspirations.length === 0 ? '' : `<p dir="auto">${text(aspirations.join(', '))}</p>`),
  ].join('\n');
}

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
  return `<fieldset aria-describedby="error-${at}"><legend>Interview <bdi>${name}</bdi>?</legend>${choices.join('')}
<p class="error" id="error-${at}" role="alert"></p>
<label for="reason-${at}">Why</label><textarea id="reason-${at}" rows="3" maxlength="500"></textarea></fieldset>`;
}

const part = (head: string, content: string) => (content === '' ? '' : `<h3>${head}</h3>${content}`);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
