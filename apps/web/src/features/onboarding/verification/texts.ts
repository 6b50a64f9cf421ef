export const texts = {
  companyLead: (company: string) =>
    `Provide one of these to show students that ${company} is real. You can skip this and do it later from the dashboard.`,
  yourCompany: 'your company',
  personalLead:
    'Provide a document, as a link or a file, that shows students you are who you say you are. You can skip this and do it later.',
  confirming: (company: string) => `It also confirms your membership of ${company}, unless your e-mail’s domain does.`,
  onlyCreators: 'Only the person who created the company’s page can verify it.',
} as const;
