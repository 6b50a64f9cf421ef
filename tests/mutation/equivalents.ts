import { ofCandidates } from './equivalents-of-candidates.ts';
import {
  anyKey,
  compiler,
  faster,
  fileTypes,
  instances,
  leadsBack,
  nothingEither,
  unreadWords,
  whenOpened,
} from './reasons.ts';
import type { Equivalents } from './score.ts';

/** Mutants that no test can tell from the code, each with the reason; at most 5 in 100. */
export const equivalents: Equivalents = {
  ...ofCandidates,
  'apps/web/src/features/account/delete-account/delete-account-presenter.ts': [
    { code: 'recruiter === null', becomes: 'false', reason: compiler },
    { code: 'this.recruiter?.signsInWithGoogle', becomes: 'this.recruiter.signsInWithGoogle', reason: compiler },
    { code: 'this.recruiter?.email', becomes: 'this.recruiter.email', reason: compiler },
  ],
  'apps/web/src/features/account/edit-profile/edit-profile-presenter.ts': [
    { code: "'picture'", becomes: '""', reason: anyKey },
  ],
  'apps/web/src/features/account/edit-profile/picture-change.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'Set before it is said.' },
  ],
  'apps/web/src/features/account/google/google-button-presenter.ts': [
    { code: 'false', becomes: 'true', reason: 'Said of a failure only, which sets it.' },
  ],
  'apps/web/src/features/account/menu/account-menu-presenter.ts': [
    { code: 'recruiter?.signsInWithGoogle', becomes: 'recruiter.signsInWithGoogle', reason: compiler },
  ],
  'apps/web/src/features/account/menu/notes-transfer.ts': [
    { code: 'account === undefined', becomes: 'false', reason: compiler },
    { code: "''", becomes: '"Stryker was here!"', reason: 'Neither is a file of notes.' },
  ],
  'apps/web/src/features/account/new-password/new-password-presenter.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: whenOpened },
  ],
  'apps/web/src/features/account/verify-code/verify-code-presenter.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: whenOpened },
    { code: "'verify'", becomes: '""', reason: 'Set again before there is something to retry.' },
    { code: "this.email === ''", becomes: 'false', reason: 'Without an address there is no countdown that could end.' },
    { code: 'result.ok', becomes: 'true', reason: compiler },
  ],
  'apps/web/src/features/connect/connect-presenter.ts': [
    { code: '{ href: paths.dashboard, label: texts.dashboard }', becomes: '{}', reason: whenOpened },
    { code: "'not-yet'", becomes: '""', reason: anyKey },
  ],
  'apps/web/src/features/connect/connect-screen.ts': [
    { code: '{ one: false, many: false, shown: observableRef }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
  ],
  'apps/web/src/features/connect/email-drafts.ts': [
    { code: "typeof value[0] !== 'string'", becomes: 'false', reason: 'No draft is looked for under another key.' },
  ],
  'apps/web/src/features/connect/email-sending.ts': [
    { code: '{ watch: false }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
  ],
  'apps/web/src/features/connect/letter.ts': [
    { code: '{ subject: false, content: false, meetingLink: false }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
  ],
  'apps/web/src/features/connect/many/connect-many-presenter.ts': [
    { code: '{ ...parts, job: observableRef }', becomes: '{}', reason: instances },
    { code: 'chosen === null', becomes: 'false', reason: 'Nobody has no place in the list either.' },
    { code: 'at !== null', becomes: 'true', reason: 'Never is not lately: only the compiler asks for it.' },
    { code: "'not-yet'", becomes: '""', reason: anyKey },
    { code: "''", becomes: '"Stryker was here!"', reason: 'Without a list no way back is shown.' },
    { code: 'source?.label', becomes: 'source.label', reason: 'Without a list no way back is shown.' },
  ],
  'apps/web/src/features/connect/many/mailing-run.ts': [
    { code: '{ request: false, pause: observableRef, ended: observableRef }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
    { code: 'again !== null', becomes: 'true', reason: 'Those who wait have no state that could be forgotten.' },
    { code: 'this.#skip?.()', becomes: 'this.#skip()', reason: 'Offered only while an answer is waited for.' },
    { code: 'current === null', becomes: 'false', reason: compiler },
    { code: "'address'", becomes: '""', reason: 'Anything but the letter.' },
  ],
  'apps/web/src/features/connect/own-letters-editor.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: whenOpened },
    { code: '() => null', becomes: '() => undefined', reason: 'Nothing is said of these fields either.' },
  ],
  'apps/web/src/features/connect/recipient.ts': [
    { code: '{ student: false, profile: false, job: false, reading: false }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
  ],
  'apps/web/src/features/folders/shortlisted/active-folder.ts': [
    {
      code: '{ id: false, list: false, people: false, loading: false, href: false }',
      becomes: '{}',
      reason: instances,
    },
    { code: 'false', becomes: 'true', reason: instances },
    { code: 'one !== null', becomes: 'true', reason: 'Nobody else is put back.' },
    { code: 'one !== undefined', becomes: 'true', reason: compiler },
  ],
  'apps/web/src/features/folders/shortlisted/folder-people.ts': [
    { code: 'this.folder?.candidates', becomes: 'this.folder.candidates', reason: compiler },
    { code: '{ known: false }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
    { code: 'length > 0', becomes: 'true', reason: 'Asks for nobody.' },
    { code: 'length > 0', becomes: 'length >= 0', reason: 'Asks for nobody.' },
  ],
  'apps/web/src/features/folders/shortlisted/shortlisted-presenter.ts': [
    { code: '{ address: observableRef, activeFolder: observableRef, …', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
  ],
  'apps/web/src/features/jobs/editing/edit-description-presenter.ts': [
    { code: 'description !== undefined', becomes: 'true', reason: compiler },
  ],
  'apps/web/src/features/jobs/editing/job-edits.ts': [
    { code: "'[]'", becomes: '""', reason: 'No JSON, and so no edits either.' },
    {
      code: '[]',
      becomes: '["Stryker was here"]',
      reason: 'Left out behind it: no edit, and no entry of the history.',
    },
  ],
  'apps/web/src/features/jobs/editing/job-update.ts': [
    { code: "{ ok: false, reason: 'incomplete' }", becomes: '{}', reason: leadsBack },
    { code: "'incomplete'", becomes: '""', reason: leadsBack },
  ],
  'apps/web/src/features/jobs/posting/duplication.ts': [
    { code: 'this.job.value === null', becomes: 'false', reason: compiler },
  ],
  'apps/web/src/features/shortlist/job-shortlist.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: compiler },
    { code: '{ list: false }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
  ],
  'apps/web/src/state/device/own-letters-schema.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: 'Left out behind it: no template.' },
  ],
  'apps/web/src/state/device/records-schema.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: 'Left out behind it: no search, and no act.' },
    { code: "''", becomes: '"Stryker was here!"', reason: 'No JSON either.' },
    { code: '{ return null; }', becomes: '{}', reason: nothingEither },
  ],
  'apps/web/src/state/device/scroll-positions.ts': [
    { code: "typeof value[0] === 'string'", becomes: 'true', reason: 'No list is looked for under another key.' },
  ],
  'apps/web/src/state/for-each-concurrently.ts': [
    { code: '() => false', becomes: '() => undefined', reason: 'No, either.' },
  ],
  'apps/web/src/state/jobs/job-owners.ts': [
    { code: 'id !== null', becomes: 'true', reason: compiler },
    { code: "'refused'", becomes: '""', reason: 'Nobody is told.' },
  ],
  'apps/web/src/state/jobs/posted-jobs.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: 'No job, and not the one that is looked for.' },
  ],
  'apps/web/src/state/mailing-schema.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'No JSON either.' },
    { code: '{ return null; }', becomes: '{}', reason: nothingEither },
  ],
  'apps/web/src/state/notices.ts': [
    { code: '++this.#count', becomes: '--this.#count', reason: 'Unlike any key before it, too.' },
  ],
  'apps/web/src/state/pending-request.ts': [
    { code: 'this.#token += 1', becomes: 'this.#token -= 1', reason: 'Unlike any number before it, too.' },
  ],
  'packages/adapters/src/candidate-service/http-lookups.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'A location is read with all of its parts.' },
  ],
  'packages/adapters/src/http/api.ts': [
    {
      code: 'call.file !== undefined && file !== undefined',
      becomes: 'call.file !== undefined || file !== undefined',
      reason: fileTypes,
    },
    { code: 'call.file !== undefined', becomes: 'true', reason: fileTypes },
    { code: 'file !== undefined', becomes: 'true', reason: fileTypes },
    { code: '() => false', becomes: '() => undefined', reason: 'No, either.' },
  ],
  'packages/adapters/src/http/post-form.ts': [
    { code: "'No answer came.'", becomes: '""', reason: unreadWords },
    { code: "'Stopped.'", becomes: '""', reason: unreadWords },
    { code: "'AbortError'", becomes: '""', reason: unreadWords },
  ],
  'packages/adapters/src/http/retry-at.ts': [{ code: "''", becomes: '"Stryker was here!"', reason: 'No time either.' }],
  'packages/adapters/src/recruiter-api/read-job.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'Left out behind it: the reply did not say it.' },
    { code: "'ACTIVE'", becomes: '""', reason: 'Left out behind it: the reply did not say it.' },
  ],
  'packages/adapters/src/recruiter-api/read-recruiter.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: 'No document that has a status either.' },
  ],
  'packages/adapters/src/recruiter-api/read-refusal.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'Read only of a reply that is no JSON.' },
  ],
  'packages/adapters/src/wire/read-reply.ts': [
    {
      code: 'status === undefined',
      becomes: 'false',
      reason: 'No call names undefined as a success, and so undefined follows.',
    },
    { code: '[]', becomes: '["Stryker was here"]', reason: 'No service calls a field so.' },
  ],
  'packages/adapters/src/wire/reading.ts': [
    { code: 'read === undefined', becomes: 'true', reason: faster },
    { code: 'readers.set(schema, read);', becomes: ';', reason: faster },
    { code: "''", becomes: '"Stryker was here!"', reason: compiler },
  ],
  'packages/domain/src/account/free-mail.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'No name of a provider either.' },
  ],
  'packages/domain/src/account/verification-status.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'No date either.' },
  ],
  'packages/domain/src/activity/undoable-entries.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: 'Nothing that can be undone has such a subject.' },
  ],
  'packages/domain/src/blind-review/hidden-text.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: compiler },
    { code: '/[^\\p{L}\\p{M}]+/u', becomes: '/[^\\p{L}\\p{M}]/u', reason: 'Empty words are left out behind it.' },
  ],
  'packages/domain/src/blind-review/masked-ports.ts': [
    {
      code: '() => asked.delete(id)',
      becomes: '() => undefined',
      reason: 'Frees memory: an answer that has come is waited for no longer.',
    },
  ],
  'packages/domain/src/candidates/candidate-order.ts': [
    { code: '{ for (const candidate of candidates)…', becomes: '{}', reason: faster },
    { code: 'searchText(candidate);', becomes: ';', reason: faster },
    { code: 'words.length === 0', becomes: 'false', reason: faster },
    { code: 'known?.name === name', becomes: 'false', reason: faster },
    { code: '{ name, text }', becomes: '{}', reason: faster },
    { code: 'one < other', becomes: 'one <= other', reason: 'Equals are answered above.' },
  ],
  'packages/domain/src/candidates/notes-file.ts': [{ code: '{ return null; }', becomes: '{}', reason: nothingEither }],
  'packages/domain/src/candidates/profile-visit.ts': [
    { code: "'[]'", becomes: '""', reason: 'No JSON, and so no visits either.' },
    { code: '[]', becomes: '["Stryker was here"]', reason: 'Left out behind it: no visit.' },
    { code: "typeof value[0] === 'string'", becomes: 'true', reason: 'Under another key no visit is looked for.' },
  ],
  'packages/domain/src/contact/contacted-lately.ts': [
    { code: 'at === null', becomes: 'false', reason: 'null reads as 1970, which is not lately.' },
  ],
  'packages/domain/src/filter/filter-text.ts': [{ code: '{ return null; }', becomes: '{}', reason: nothingEither }],
  'packages/domain/src/form/form.ts': [
    { code: 'fields[name]?.valid', becomes: 'fields[name].valid', reason: compiler },
  ],
  'packages/domain/src/lookups/place.ts': [{ code: "''", becomes: '"Stryker was here!"', reason: compiler }],
  'packages/domain/src/onboarding/onboarding-steps.ts': [
    { code: 'unfinished === null', becomes: 'false', reason: 'No step stands before the first, and so null follows.' },
  ],
  'packages/domain/src/search/saved-search.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: compiler },
    { code: "location.split(',')[0]?.trim", becomes: "location.split(',')[0].trim", reason: compiler },
  ],
  'packages/domain/src/shared/text.ts': [
    { code: '/^[\\x20-\\x7e]*$/.test(text)', becomes: 'false', reason: faster },
    { code: '/^[\\x20-\\x7e]*$/', becomes: '/^[\\x20-\\x7e]$/', reason: faster },
    { code: 'words.length === 0', becomes: 'false', reason: faster },
  ],
  'packages/domain/src/talent-pool/technology-groups.ts': [
    {
      code: 'technology.trim().toLowerCase()',
      becomes: 'technology.trim().toUpperCase()',
      reason: 'Compared with each other alone.',
    },
    { code: "''", becomes: '"Stryker was here!"', reason: compiler },
    { code: 'most === 0', becomes: 'false', reason: faster },
  ],
};
