import type { JobPlan } from './job-plan.ts';

export const activeJobs: readonly JobPlan[] = [
  {
    postedBy: 'recruiter@acme.example',
    title: 'Graduate Data Analyst',
    type: 'Full-time',
    workplaceType: 'Hybrid',
    cities: 'Pune; Bengaluru',
    skills: 'Python; SQL; Statistics; Tableau; Excel',
    minSalary: 600000,
    maxSalary: 850000,
    salaryPeriod: 'Year',
    minExperience: 0,
    maxExperience: 2,
    experienceUnit: 'Years',
    vacancies: 3,
    link: 'https://careers.acme.example/graduate-data-analyst',
    description: `Eleven thousand machines send us a reading every ten seconds. You will help the people who run them see what it means before lunch.

In your first month you visit two customers, learn what a good day on a spinning line looks like, and take over one weekly report. After three months you own a product area: you decide with the plant managers what is worth measuring, you build the query and the chart, and you tell them when the answer is "we do not know yet".

What you will do
- Write SQL against our readings store and keep it fast enough to use in a meeting
- Build dashboards in Tableau and retire the ones nobody opens
- Check sensor data for drift and gaps, and say so plainly
- Present one finding a month to people who do not read charts for a living

What we look for
- Comfort with Python and SQL, shown by something you made
- A feeling for statistics: sampling, uncertainty, when not to average
- Clear writing, in English and in at least one language spoken on a shop floor

What you get: a mentor with time for you, twelve days of shop-floor visits a year, health insurance for you and your parents, and a laptop you choose. We interview in two rounds: a conversation about your work, and an afternoon with real data. Send us a link to something you are proud of.`,
    status: 'ACTIVE',
    daysAgo: 18,
    applicants: 27,
    viewed: 12,
    shortlisted: 6,
  },
  {
    postedBy: 'recruiter@acme.example',
    title: 'Product Design Intern',
    type: 'Internship',
    workplaceType: 'On-Site',
    cities: 'Pune',
    skills: 'Figma; UI Design; User Research; Prototyping',
    minSalary: 30000,
    maxSalary: 30000,
    salaryPeriod: 'Month',
    minExperience: null,
    maxExperience: null,
    experienceUnit: 'Months',
    vacancies: 2,
    link: 'https://careers.acme.example/product-design-intern',
    description: `Our screens hang on pillars, two metres from a loom, and are read by people wearing gloves. We are looking for two interns who find that interesting.

For six months you will work with one product designer and one engineer on the operator screen. You will spend a day a week on the floor of a mill near Pune, watch what people do when an alarm goes off, and bring back drawings, not opinions.

You will
- Observe and interview operators on all three shifts
- Draw flows and prototypes in Figma and test them on the real screen
- Help rewrite alarm texts in Marathi, Hindi and English
- Leave behind one component in our design system, documented

You bring a portfolio with two projects you can talk about in depth, including what did not work, and curiosity about how things are made. A degree in design is welcome and not required.

The stipend is 30,000 rupees a month. Travel and lunch on mill days are on us. Good interns have become colleagues: four of our seven designers started this way.`,
    status: 'ACTIVE',
    daysAgo: 25,
    applicants: 64,
    viewed: 31,
    shortlisted: 8,
  },
  {
    postedBy: 'recruiter@acme.example',
    title: 'Junior Backend Engineer',
    type: 'Full-time',
    workplaceType: 'Hybrid',
    cities: 'Pune; Bengaluru; Hyderabad',
    skills: 'Java; SQL; Python; REST APIs; Docker; Git',
    minSalary: 800000,
    maxSalary: 1200000,
    salaryPeriod: 'Year',
    minExperience: 0,
    maxExperience: 3,
    experienceUnit: 'Years',
    vacancies: 4,
    link: 'https://careers.acme.example/junior-backend-engineer',
    description: `You will work on the services that take readings from the grey box on the machine to the screen of the person who can stop it. When they are slow, yarn breaks; so we like simple code, measured.

The team is nine people in Pune and Bengaluru. We write Java and some Python, keep our data in PostgreSQL, and deploy on weekdays before four. Everybody is on call one week in nine, with a second person always reachable.

Your first year
- Month one: a small change in production in your first week, and a visit to a dairy
- Month three: you own one service, its tests and its alerts
- Month nine: you lead the design of something new and write down why

We look for
- One programming language you know well, Java or another
- SQL beyond select star: you have read a query plan, or want to
- The habit of writing tests and of asking before guessing
- Friendly code reviews, in both directions

We do not ask puzzles. You will extend a small service with us for two hours, on your own machine, with any reference you like. Salary is between 8 and 12 lakh a year depending on experience, reviewed every April, and we tell you the band you are in.`,
    status: 'ACTIVE',
    daysAgo: 33,
    applicants: 112,
    viewed: 97,
    shortlisted: 11,
  },
  {
    postedBy: 'recruiter@acme.example',
    title: 'QA Automation Trainee',
    type: 'Trainee',
    workplaceType: 'On-Site',
    cities: 'Pune',
    skills: 'Testing; Selenium; Java; SQL; Postman',
    minSalary: 25000,
    maxSalary: 32000,
    salaryPeriod: 'Month',
    minExperience: null,
    maxExperience: null,
    experienceUnit: 'Months',
    vacancies: 2,
    link: '',
    description: `A wrong number on our screen can send somebody up a ladder for nothing. Our three testers make sure it does not happen, and they would like two trainees.

The programme lasts nine months. You start with exploratory testing on real hardware, move on to automated checks of the interface and the services behind it, and end with a release you sign off yourself.

Daily work
- Try to break new features together with the developer who wrote them
- Write automated checks in Selenium and Java, and remove flaky ones
- Keep the test bench alive: forty grey boxes, one of them always odd
- Write reports that need no second question

Helpful: some Java or Python, basic SQL, and patience. More important: you notice things. In the interview we give you a kettle and twenty minutes.

After the programme most trainees join us full-time.`,
    status: 'ACTIVE',
    daysAgo: 46,
    applicants: 41,
    viewed: 40,
    shortlisted: 7,
  },
  {
    postedBy: 'recruiter@acme.example',
    title: 'Customer Success Associate',
    type: 'Full-time',
    workplaceType: 'Remote',
    cities: 'Mumbai; Ahmedabad; Coimbatore',
    skills: 'Communication; Customer Success; Excel; CRM',
    minSalary: 420000,
    maxSalary: 540000,
    salaryPeriod: 'Year',
    minExperience: 0.5,
    maxExperience: 2,
    experienceUnit: 'Years',
    vacancies: 1,
    link: 'https://careers.acme.example/customer-success',
    description: `You will look after forty factories. Some call twice a day, some have not called since spring; both deserve attention.

You help new customers through their first ninety days, notice when a plant stops using what it pays for, and bring what you hear back to the people who build the product. About one week in six you travel.

You will
- Run onboarding calls and write the notes everybody relies on
- Watch usage, ask why it fell, and follow up until it is solved
- Train supervisors in Hindi, Gujarati or Tamil
- Keep our records in the CRM honest

You have worked with customers before, in a shop, a call centre or a family business. You like spreadsheets enough to build one. You stay calm when somebody is shouting over a compressor.

The role is remote within India, with a desk in Pune whenever you want one.`,
    status: 'ACTIVE',
    daysAgo: 60,
    applicants: 8,
    viewed: 6,
    shortlisted: 1,
  },
];
