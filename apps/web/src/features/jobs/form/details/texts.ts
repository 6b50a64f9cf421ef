export const texts = {
  title: 'Job details',
  help: 'Students see the job like this',
  standing: {
    ACTIVE: (date: string) => `Active job${postedOn(date)}`,
    CLOSED: (date: string) => `Closed job${postedOn(date)}`,
  },
  posted: 'The job',
  duplicate: 'Duplicate',
  edit: 'Edit',
  done: 'Done',
} as const;

function postedOn(date: string): string {
  return date === '' ? '' : `, posted ${date}`;
}
