/** The two steps of verification in the onboarding (specification 1, section 2). */
export const texts = {
  companyLead: (company: string) => `Give one of the three: it shows students that ${company} is real.`,
  yourCompany: 'your company',
  personalLead: 'Give a document of yours, as a link or a file: it shows students that you are who you say.',
  onlyCreators: 'A company is verified by who created its page.',
} as const;
