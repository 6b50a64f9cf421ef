/** The company page (specification 2, section 2). */
export const texts = {
  page: 'Company page',
  details: 'Company details',
  loadingDetails: 'Loading company details',
  about: 'About',
  nothingAbout: 'Nothing is written here yet.',
  technologies: 'Technologies',
  noTechnologies: 'None are named yet.',
  members: 'MEMBERS',
  membersNamed: 'Members',
  loadingMembers: 'Loading members',
  noMembers: 'Nobody is listed yet.',
  admin: 'ADMIN',
} as const;
