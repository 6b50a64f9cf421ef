/** What Choose Action and the dialog around it say. */
export const texts = {
  chooseAction: 'Choose Action',
  chooseFolder: 'Choose Folder',
  createFolder: 'Create Folder',
  actions: 'Actions',
  viewProfile: 'View Glofolio',
  shortlist: 'Shortlist for Later',
  removeFromShortlist: 'Remove from shortlist',
  addTo: (folder: string) => `Add to “${folder}”`,
  removeFromAll: 'Remove from all folders',
  contact: 'Phone and e-mail',
  loadingContact: 'Loading phone and e-mail',
  noPhone: 'No phone number given',
  connectByEmail: 'Connect via Email',
} as const;
