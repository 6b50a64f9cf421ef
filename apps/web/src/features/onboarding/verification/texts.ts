/** The two steps of verification in the onboarding (specification 1, section 2). */
export const texts = {
  companyLead: (company: string) =>
    `Provide one of the three to show students that ${company} is real. You can skip this and do it later, from the dashboard.`,
  yourCompany: 'your company',
  personalLead:
    'Provide a document of yours, as a link or a file, to show students that you are who you say you are. You can skip this and do it later, from the dashboard.',
  onlyCreators: 'Only the person who created the company’s page can verify it.',
} as const;
