import { anyKey, compiler, eitherWay, faster, instances, nothingEither, whenOpened } from './reasons.ts';
import type { Equivalents } from './score.ts';

/** Those of the lists and profiles of candidates. */
export const ofCandidates: Equivalents = {
  'apps/web/src/features/candidates/actions/candidate-actions.ts': [
    { code: "'action'", becomes: '""', reason: whenOpened },
    { code: 'false', becomes: 'true', reason: instances },
    { code: 'candidate !== null', becomes: 'true', reason: compiler },
  ],
  'apps/web/src/features/candidates/bulk/bulk-operation.ts': [
    { code: 'false', becomes: 'true', reason: 'Set anew whenever it starts.' },
  ],
  'apps/web/src/features/candidates/bulk/bulk-runner.ts': [
    { code: 'this.asked === null', becomes: 'false', reason: compiler },
    { code: 'this.detailed?.finish', becomes: 'this.detailed.finish', reason: compiler },
  ],
  'apps/web/src/features/candidates/folders-state.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: 'Set anew with every reading.' },
    {
      code: '{ all: observableRef, everybody: observableRef, isIn: false, namesOf: false, folder: false }',
      becomes: '{}',
      reason: eitherWay,
    },
    {
      code: 'false',
      becomes: 'true',
      reason: 'Set before anything is read; a reading reads the same, watched by MobX or not.',
    },
    {
      code: 'this.all.request.pending',
      becomes: 'true',
      reason: 'What is kept while nothing is read is not looked at again.',
    },
    { code: "'student-ids'", becomes: '""', reason: anyKey },
  ],
  'apps/web/src/features/candidates/folders/adding-to-folder.ts': [
    {
      code: "async () => 'already'",
      becomes: '() => undefined',
      reason: 'Never called: the folder was made with all of them.',
    },
    { code: "'already'", becomes: '""', reason: 'Never called: the folder was made with all of them.' },
  ],
  'apps/web/src/features/candidates/folders/folder-choice.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: whenOpened },
    {
      code: 'false',
      becomes: 'true',
      reason: 'Set again when it is opened; and MobX leaves instances of classes as they are.',
    },
    { code: 'state.lastUsed === null', becomes: 'false', reason: 'No folder has that id either.' },
    { code: 'this.picked === null', becomes: 'false', reason: 'No folder has that id either.' },
  ],
  'apps/web/src/features/candidates/left-lists.ts': [
    { code: 'found !== null', becomes: 'true', reason: 'Written once more as it was.' },
    { code: 'last !== undefined', becomes: 'true', reason: 'Left out behind it: no list.' },
  ],
  'apps/web/src/features/candidates/list/candidate-list.ts': [
    { code: 'false', becomes: 'true', reason: eitherWay },
    { code: 'written === undefined', becomes: 'false', reason: nothingEither },
    { code: 'marks.isViewed?.(student)', becomes: 'marks.isViewed(student)', reason: compiler },
    { code: '[]', becomes: '["Stryker was here"]', reason: 'Nobody stands in it either.' },
    { code: 'this.selection.size > 0', becomes: 'true', reason: faster },
    { code: 'this.selection.size > 0', becomes: 'this.selection.size >= 0', reason: faster },
    { code: "''", becomes: '"Stryker was here!"', reason: compiler },
  ],
  'apps/web/src/features/candidates/list/fit-filter.ts': [
    { code: '{ asked: observableRef }', becomes: '{}', reason: eitherWay },
    { code: 'filtered === everybody', becomes: 'false', reason: faster },
  ],
  'apps/web/src/features/candidates/list/list-keyboard.ts': [
    { code: '{ focusKeys: false, goal: observableRef }', becomes: '{}', reason: eitherWay },
    { code: 'false', becomes: 'true', reason: eitherWay },
    { code: 'last === null', becomes: 'false', reason: faster },
  ],
  'apps/web/src/features/candidates/list/list-ordering.ts': [
    { code: 'starred.size > 0', becomes: 'true', reason: faster },
    { code: 'starred.size > 0', becomes: 'starred.size >= 0', reason: faster },
    { code: 'marks.isViewed?.(student)', becomes: 'marks.isViewed(student)', reason: compiler },
    { code: 'false', becomes: 'true', reason: compiler },
  ],
  'apps/web/src/features/candidates/list/list-return.ts': [
    { code: 'person === null', becomes: 'false', reason: 'Nobody is in no list: it waits in vain.' },
  ],
  'apps/web/src/features/candidates/list/list-scores.ts': [
    { code: 'makeAutoObservable(this);', becomes: ';', reason: faster },
  ],
  'apps/web/src/features/candidates/list/list-view-state.ts': [
    { code: "''", becomes: '"Stryker was here!"', reason: 'No range either.' },
    { code: '[]', becomes: '["Stryker was here"]', reason: 'No range either.' },
    {
      code: 'min === undefined || max === undefined',
      becomes: 'min === undefined && max === undefined',
      reason: 'Both are there, or neither.',
    },
    { code: 'min === undefined', becomes: 'false', reason: 'Both are there, or neither.' },
    { code: 'max === undefined', becomes: 'false', reason: 'Both are there, or neither.' },
  ],
  'apps/web/src/features/candidates/list/outside-job-list.ts': [
    { code: '{ label: false, list: false, actions: false, groups: false }', becomes: '{}', reason: eitherWay },
    { code: 'false', becomes: 'true', reason: eitherWay },
  ],
  'apps/web/src/features/candidates/list/selection.ts': [
    { code: 'true', becomes: 'false', reason: 'Only the ids are read.' },
  ],
  'apps/web/src/features/candidates/profile/candidate-records.ts': [
    { code: '{ required: false, shownError: false }', becomes: '{}', reason: eitherWay },
    { code: 'false', becomes: 'true', reason: eitherWay },
  ],
  'apps/web/src/features/candidates/profile/profile-actions.ts': [
    { code: '{ open: observableRef, actions: false }', becomes: '{}', reason: eitherWay },
    { code: 'false', becomes: 'true', reason: instances },
    { code: 'student === undefined', becomes: 'false', reason: nothingEither },
    { code: 'this.open === null', becomes: 'false', reason: compiler },
    { code: 'this.open?.origin', becomes: 'this.open.origin', reason: compiler },
    { code: 'this.open?.parts', becomes: 'this.open.parts', reason: compiler },
  ],
  'apps/web/src/features/candidates/profile/profile-cache.ts': [
    { code: '[]', becomes: '["Stryker was here"]', reason: 'Nothing that could be asked for.' },
  ],
  'apps/web/src/features/candidates/profile/profile-parts.ts': [
    {
      code: '{ student: false, profile: false, gloPoints: false, proofOfWork: false, shown: false }',
      becomes: '{}',
      reason: instances,
    },
    { code: 'false', becomes: 'true', reason: instances },
  ],
  'apps/web/src/features/candidates/profile/profile-presenter.ts': [
    { code: '{ ...refs, acts: false, reading: false, notesExport: false }', becomes: '{}', reason: instances },
    { code: 'false', becomes: 'true', reason: instances },
    { code: 'this.#visit === null', becomes: 'false', reason: compiler },
    { code: 'profile.value === null', becomes: 'false', reason: compiler },
    { code: 'this.#stopNaming?.()', becomes: 'this.#stopNaming()', reason: compiler },
    { code: 'this.#stopReadingAhead?.()', becomes: 'this.#stopReadingAhead()', reason: compiler },
  ],
};
