import type { JobPlan } from './job-plan.ts';

/** The demo recruiter's closed jobs, and the jobs of the colleague and of the other company. */
export const moreJobs: readonly JobPlan[] = [
  {
    postedBy: 'recruiter@acme.example',
    title: 'Frontend Engineer Intern',
    type: 'Internship',
    workplaceType: 'Hybrid',
    cities: 'Pune',
    skills: 'JavaScript; React; TypeScript; HTML; CSS',
    minSalary: 35000,
    maxSalary: 35000,
    salaryPeriod: 'Month',
    minExperience: null,
    maxExperience: null,
    experienceUnit: 'Months',
    vacancies: 2,
    link: 'https://careers.acme.example/frontend-intern',
    description: `Six months with the team that builds our operator and supervisor screens in React and TypeScript.

You will take over one view, make it faster and easier to use with the keyboard, and see it go live in a real plant. We pair two afternoons a week and review every change within a day.

Bring solid JavaScript, HTML and CSS, one project you built for somebody else, and an interest in accessibility: many of our users wear gloves, and some read with a magnifier.

The stipend is 35,000 rupees a month. Start between May and July.`,
    status: 'CLOSED',
    daysAgo: 104,
    applicants: 73,
    viewed: 52,
    shortlisted: 7,
  },
  {
    postedBy: 'recruiter@acme.example',
    title: 'Embedded Systems Intern',
    type: 'Internship',
    workplaceType: 'On-Site',
    cities: 'Pune',
    skills: 'C; Embedded Systems; PCB Design; Microcontrollers; MQTT',
    minSalary: 28000,
    maxSalary: 32000,
    salaryPeriod: 'Month',
    minExperience: null,
    maxExperience: null,
    experienceUnit: 'Months',
    vacancies: 1,
    link: '',
    description: `The grey box reads temperature, vibration and current, and has to survive steam, dust and an occasional spanner. Its next version should sleep more and cost less.

You will measure where the energy goes, write and test firmware in C, and help bring up a new board. Our lab has two oscilloscopes, a climate chamber and a colleague who has seen every way a connector can fail.

Useful: C, some experience with a microcontroller, careful soldering, and notes another person can follow. Final-year students may write their thesis with us.`,
    status: 'CLOSED',
    daysAgo: 132,
    applicants: 34,
    viewed: 26,
    shortlisted: 4,
  },
  {
    postedBy: 'recruiter@acme.example',
    title: 'Content Marketing Intern',
    type: 'Part-time',
    workplaceType: 'Remote',
    cities: 'Pune; New Delhi',
    skills: 'Content Writing; SEO; Social Media Marketing; Canva',
    minSalary: 12000,
    maxSalary: 18000,
    salaryPeriod: 'Month',
    minExperience: null,
    maxExperience: null,
    experienceUnit: 'Months',
    vacancies: 1,
    link: 'https://careers.acme.example/content-intern',
    description: `We have good stories and nobody who writes them down: the foundry that stopped burning its own bearings, the dairy that now sleeps on Sundays.

For twenty hours a week you will interview customers by phone, write one story every two weeks, cut it into posts, and learn what gets read. You will have an editor, and your name on the page.

Show us two pieces of your writing and tell us which sentence you would cut today.`,
    status: 'CLOSED',
    daysAgo: 158,
    applicants: 49,
    viewed: 30,
    shortlisted: 5,
  },
  {
    postedBy: 'recruiter@acme.example',
    title: 'Business Development Associate',
    type: 'Full-time',
    workplaceType: 'On-Site',
    cities: 'Ahmedabad; Surat',
    skills: 'Sales; Communication; Market Research; Excel; Negotiation',
    minSalary: 480000,
    maxSalary: 650000,
    salaryPeriod: 'Year',
    minExperience: 1,
    maxExperience: 3,
    experienceUnit: 'Years',
    vacancies: 2,
    link: 'https://careers.acme.example/business-development',
    description: `Gujarat has more textile mills than we have visits. You will change that, one cup of tea at a time.

You find plants that would profit from knowing their machines better, explain what we do without slides, and stay until the first reading arrives. You work with an engineer on every offer, and you are paid for customers who stay, not for signatures.

We look for people who listen, who know their numbers, and who are at home in Gujarati and Hindi. A two-wheeler licence helps.`,
    status: 'CLOSED',
    daysAgo: 187,
    applicants: 22,
    viewed: 17,
    shortlisted: 3,
  },
  {
    postedBy: 'colleague@acme.example',
    title: 'Supply Chain Analyst',
    type: 'Full-time',
    workplaceType: 'Hybrid',
    cities: 'Pune',
    skills: 'Excel; SQL; Supply Chain Management; Inventory Management; Power BI',
    minSalary: 550000,
    maxSalary: 750000,
    salaryPeriod: 'Year',
    minExperience: 0,
    maxExperience: 2,
    experienceUnit: 'Years',
    vacancies: 1,
    link: 'https://careers.acme.example/supply-chain-analyst',
    description: `A grey box has two hundred and twelve parts, and some of them take twenty weeks to arrive. You will make sure we never wait for the cheapest one.

You plan parts for three products, watch stock in three places, and talk to suppliers before they are late. You will build the forecast that purchasing and production both believe.

We expect good Excel, some SQL, and the courage to count for yourself. A background in industrial engineering or operations is useful.`,
    status: 'ACTIVE',
    daysAgo: 12,
    applicants: 16,
    viewed: 4,
    shortlisted: 2,
  },
  {
    postedBy: 'recruiter@tidewater.example',
    title: 'Machine Learning Intern',
    type: 'Internship',
    workplaceType: 'Remote',
    cities: 'Mumbai; Kochi',
    skills: 'Python; Machine Learning; Pandas; SQL',
    minSalary: 40000,
    maxSalary: 40000,
    salaryPeriod: 'Month',
    minExperience: null,
    maxExperience: null,
    experienceUnit: 'Months',
    vacancies: 2,
    link: 'https://tidewater.example/careers/ml-intern',
    description: `Predict when a ship will really berth. We have six years of positions, tides and port records, and a baseline that is embarrassingly good.

You will try to beat it, write down what you tried, and put the winner into the nightly run. You work with two data scientists and one former harbour pilot.

We look for clean Python, honest evaluation and patience with messy data.`,
    status: 'ACTIVE',
    daysAgo: 21,
    applicants: 38,
    viewed: 9,
    shortlisted: 4,
  },
  {
    postedBy: 'recruiter@tidewater.example',
    title: 'Dashboard Developer',
    type: 'Contract',
    workplaceType: 'Remote',
    cities: 'Mumbai',
    skills: 'SQL; Tableau; Data Visualisation; Python',
    minSalary: 60000,
    maxSalary: 80000,
    salaryPeriod: 'Month',
    minExperience: 1,
    maxExperience: 4,
    experienceUnit: 'Years',
    vacancies: 1,
    link: '',
    description: `Four months, one port authority, twelve screens that are looked at all night. You will rebuild them so that a tired person sees what changed since the last look.

You need strong SQL, experience with Tableau or a similar tool, and the willingness to sit through one night shift with the people who use your work.`,
    status: 'CLOSED',
    daysAgo: 96,
    applicants: 19,
    viewed: 14,
    shortlisted: 2,
  },
];
