import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  folders: 'Folders',
  loading: 'Loading folders',
  choose: 'Choose Folder',
  find: 'Find a folder',
  none: 'No folders yet. Create the first one below.',
  alreadyIn: (inside: number, of: number) => (of === 1 ? 'Already in' : `${inside} of ${of} already in`),
  unit: (count: number) => (count === 1 ? 'candidate' : 'candidates'),
  create: 'Create Folder',
  name: 'Folder name',
  enterName: 'Enter folder name',
  createNew: 'Create New',
  created: 'Folder Created',
  addToFolder: 'Add to Folder',
  nonePicked: 'Choose a folder.',
  cancel: 'Cancel',
  adding: { doing: 'Adding', done: 'added', already: 'already there' },
  addedTo: (count: number, folder: string) => `${grouped(count)} added to “${folder}”`,
  deleted: (folder: string) => `“${folder}” was deleted meanwhile. Your selection and your decisions are unchanged.`,
  allIn: (folder: string) => `All of them are already in “${folder}”.`,
  many: (count: number) => `Choose a folder for ${grouped(count)} candidates. We don't tell them.`,
} as const;
