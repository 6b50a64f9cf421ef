export { foldersOf, isFolderName } from './folder.ts';
export type { Folder, FolderId } from './folder.ts';
export { FolderKeeping } from './folder-keeping.ts';
export { Folders } from './folders.ts';
export type { NewFolder, Saved } from './folders.ts';
export { alreadyShortlistedFor, folderCreated, foldersFailed, shortlistedFor, studentIdsFailed } from './messages.ts';
