/** What stands around a posted job that is read. */
export const texts = {
  help: 'As students read it',
  standing: {
    ACTIVE: (date: string) => `Active job, posted ${date}`,
    CLOSED: (date: string) => `Closed job, posted ${date}`,
  },
  posted: 'The job',
  duplicate: 'Duplicate',
  edit: 'Edit',
  done: 'Done',
} as const;
