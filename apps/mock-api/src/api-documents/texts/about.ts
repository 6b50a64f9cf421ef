import type { Call } from '@glo/adapters/wire/call';

const conventions = `<details>
<summary><h2>Conventions</h2> on session, refusals, status words, names, numbers and more fields</summary>

- **Session.** Six calls are open to strangers: \`signUp\`, \`login\`, \`forgotPassword\`, \`verifyOtp\`, \`verifyOtpLogin\` and \`resendOtp\` of the
  recruiter API. Every other call of both services takes the cookie that signing in sets, and answers 401 without one (decision 17). It ends after twelve
  hours without a call and after 30 days at the latest, with a change of the password, and with \`POST /session/end\`, beside the two services (decision 60).
- **Refusals** are \`{ message }\` with one sentence for a person.
- **Status words.** Some bodies carry a \`status\` of their own, with HTTP status 200: 201 is success for \`saveJob\`, \`getActiveJobs\`,
  \`getPastJobs\` and \`getCandidatesByIds\`; 200 for \`getRecommended\`, \`saveCompany\`, \`saveOnboarding\` and \`submitCompanyDocument\`. Any other number is a
  refusal (decision 41). Readers accept the word in either place.
- **Names** are what they are, misspellings included: \`lable\`, \`twelthDetails\`.
- **Numbers** are sent as numbers and read as numbers or numeric strings (decision 42).
- **More fields** than described may come in a reply. Fields of a request that are not described are dropped.

</details>

The examples are what the stand-in answers to the demo recruiter about its made-up data.`;

/** Title and introduction of each document. */
export const about: Readonly<Record<Call['service'], { title: string; summary: string; description: string }>> = {
  recruiter: {
    title: 'Recruiter API',
    summary: 'Accounts, companies, jobs, shortlists and search.',
    description: `What a recruiter does.\n\n${conventions}`,
  },
  candidate: {
    title: 'Candidate data service',
    summary: 'Students, and the lists to choose from while typing.',
    description: `What a recruiter reads about students.\n\n${conventions}`,
  },
};
