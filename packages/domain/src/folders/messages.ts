/** Messages of the folder screens (specification 2, section 8). */
export const foldersFailed = 'Failed to fetch folders. Please try again later.';
export const studentIdsFailed = 'Failed to fetch student IDs. Please try again later.';
export const folderCreated = 'Folder Created and Candidate Shortlisted';

export const shortlistedFor = (folder: string): string => `Candidate successfully shortlisted! for ${folder}`;
export const alreadyShortlistedFor = (folder: string): string => `Candidate already shortlisted! for ${folder}`;
