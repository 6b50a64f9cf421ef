import type { RoleFamily } from './role-family.ts';

/** What a description says about the work itself. */
export interface FamilyText {
  /** Follows 'As our next {role}, you will '. */
  readonly purpose: string;
  readonly duties: readonly string[];
  readonly needs: readonly string[];
  readonly extras: readonly string[];
  /** What an application should come with. */
  readonly sample: string;
}

export const familyTexts: Readonly<Record<RoleFamily, FamilyText>> = {
  software: {
    purpose: 'build software that people rely on every day, and see it through from the first sketch to production.',
    duties: [
      'Turn a problem into a small, working solution, and improve it with what users tell you',
      'Write code that others can read, test it, and keep it running',
      'Review the work of teammates and ask for theirs on yours',
      'Find out why something fails and make sure that it does not fail the same way twice',
      'Write down decisions so that the next person understands them',
    ],
    needs: [
      'A solid grasp of at least one programming language and of data structures',
      'Something you have built yourself and can talk about: a course project, an app, a contribution',
      'Ease with Git and the command line',
      'The habit of asking early when something is unclear',
    ],
    extras: [
      'Experience with automated tests or continuous delivery',
      'Contributions to open source',
      'A look behind the scenes of a system under real load',
    ],
    sample: 'a link to code you are proud of, however small',
  },
  engineering: {
    purpose: 'take designs from calculation and drawing to something that works, safely, in the real world.',
    duties: [
      'Prepare calculations, models and drawings, and check those of others',
      'Plan and carry out tests, and report what they show, good or bad',
      'Work with suppliers and the shop floor or site until a part fits and a plan holds',
      'Look for the cause behind a fault, not only for its repair',
      'Keep records, standards and safety rules up to date',
    ],
    needs: [
      'A degree, finished or under way, in a matching field of engineering',
      'Sound basics: you can estimate a result before a tool computes it',
      'Practice with the usual tools of your field, such as CAD, simulation or measuring equipment',
      'Care for detail and for the safety of others',
    ],
    extras: [
      'A student team, workshop or site project you had a hand in',
      'Knowledge of the standards that apply to your field',
      'A little programming for calculations and measurements',
    ],
    sample: 'a short account of a project: the problem, what you did, and what came of it',
  },
  data: {
    purpose: 'turn raw numbers into answers that colleagues trust and act upon.',
    duties: [
      'Collect and clean data, and know where each figure comes from',
      'Explore questions from across the company and answer them in plain words',
      'Build reports, dashboards or models that stay right when the data changes',
      'Check results against common sense and say how sure you are',
      'Help teams decide what is worth measuring in the first place',
    ],
    needs: [
      'Good SQL or a strong wish to get there quickly',
      'Practice with Python, R or a spreadsheet taken to its limits',
      'A feeling for statistics: samples, averages and what they hide',
      'The ability to explain a chart to somebody who has never seen one like it',
    ],
    extras: [
      'Experience with a visualisation tool',
      'A project on public data, or a competition you took part in',
      'First steps with data pipelines or predictive models',
    ],
    sample: 'one analysis of yours and the question it answered',
  },
  design: {
    purpose: 'give shape to ideas, so that people understand them at a glance and enjoy using them.',
    duties: [
      'Learn what people need, from research, from interviews and by watching them at work',
      'Sketch several ways out before settling on one',
      'Carry a design from wireframe to finished artwork, with every state it can be in',
      'Show work early, take criticism well and give it kindly',
      'Look after our visual language and keep it consistent',
    ],
    needs: [
      'A portfolio that shows how you got there, not only the last picture',
      'Command of a common design tool',
      'An eye for type, space and colour, and good reasons for your choices',
      'Care for people who see, hear or move differently',
    ],
    extras: [
      'Experience with design systems or prototyping',
      'Some knowledge of how designs are built or printed',
      'Illustration, motion or photography',
    ],
    sample: 'your portfolio, with a note on what was your part in it',
  },
  marketing: {
    purpose: 'make sure that the right people hear of us, understand what we do and remember it.',
    duties: [
      'Plan campaigns with a clear aim, and say afterwards whether it was reached',
      'Write and edit texts for the web, for social media and for e-mail',
      'Watch the figures, try variations and keep what works',
      'Listen to customers and carry their words back to the team',
      'Keep our calendar of posts, events and launches in order',
    ],
    needs: [
      'Clear, lively writing without empty phrases',
      'Curiosity about why people click, read, buy or leave',
      'Ease with at least one social or advertising platform',
      'Order in the middle of many small tasks',
    ],
    extras: [
      'A page, channel, newsletter or society you have helped to grow',
      'Basics of search engines and web analytics',
      'A hand for simple graphics or short videos',
    ],
    sample: 'two or three pieces you wrote or campaigns you worked on',
  },
  sales: {
    purpose: 'find the customers we can truly help, and win their trust.',
    duties: [
      'Research companies and people, and start conversations with them',
      'Understand what a customer needs before offering anything',
      'Present our offer, answer questions honestly and follow up on time',
      'Keep the records of every lead complete and up to date',
      'Share with the team what you hear in the market',
    ],
    needs: [
      'A friendly, clear way of speaking and writing',
      'Patience: a no today may be a yes next quarter',
      'Good preparation and reliable follow-up',
      'Pleasure in reaching goals you have agreed to',
    ],
    extras: [
      'Experience in sales, fund-raising or running a student event',
      'Practice with a CRM system',
      'A second or third language',
    ],
    sample: 'a few lines on how you once won somebody over',
  },
  finance: {
    purpose: 'keep our figures right and help colleagues understand what they mean.',
    duties: [
      'Record, reconcile and check transactions, and clear up differences',
      'Prepare monthly reports, budgets and forecasts',
      'Build spreadsheets and models that others can follow',
      'Support audits and filings with complete papers, on time',
      'Point out risks and savings as soon as you see them',
    ],
    needs: [
      'Sound knowledge of accounting or finance, from a degree or from practice',
      'Confident use of spreadsheets',
      'Accuracy, also on a busy day, and discretion always',
      'The ability to explain figures to people who do not live with them',
    ],
    extras: [
      'Work towards a professional qualification',
      'Experience with accounting software',
      'Interest in the markets and rules of our field',
    ],
    sample: 'your marks, and a model or report you prepared if you may share it',
  },
  people: {
    purpose: 'help us find good people, welcome them well and see them grow.',
    duties: [
      'Write job posts, read applications and speak with candidates',
      'Arrange interviews and keep every candidate informed',
      'Prepare first days so that newcomers feel expected',
      'Keep records correct and confidential',
      'Help with training, surveys and the events that bring us together',
    ],
    needs: [
      'Real interest in people and fairness towards all of them',
      'Discretion with what you hear and read',
      'Clear writing and a warm voice on the phone',
      'Good order with dates, lists and documents',
    ],
    extras: [
      'Experience from a placement cell, society or volunteer group',
      'Basics of labour law or organisational psychology',
      'Practice with an applicant tracking system',
    ],
    sample: 'a few lines on a time you brought people together',
  },
  operations: {
    purpose: 'keep the daily work flowing and make it a little better every week.',
    duties: [
      'Plan orders, deliveries or schedules, and act when something slips',
      'Work with suppliers and teams so that everyone knows what happens next',
      'Track costs, stock and times, and explain what changed',
      'Find the slow steps in a process and try a simpler way',
      'Keep instructions and records so clear that anyone can take over',
    ],
    needs: [
      'A calm head when plans change',
      'Good use of spreadsheets and comfort with figures',
      'Clear, friendly communication with very different people',
      'Reliability: what you take on gets done',
    ],
    extras: [
      'Experience in organising an event, a team or a store',
      'Knowledge of a planning or inventory system',
      'First ideas of lean methods',
    ],
    sample: 'an example of something you organised and what you would do differently now',
  },
  support: {
    purpose: 'be the person our customers are glad to have reached.',
    duties: [
      'Answer questions by e-mail, chat and phone, kindly and to the point',
      'Find out what is behind a problem and stay with it until it is solved',
      'Pass faults and wishes on to the right team, with everything they need to know',
      'Write help articles that save the next customer the question',
      'Notice what comes up again and again, and suggest a lasting cure',
    ],
    needs: [
      'Patience, and joy in explaining things',
      'Clear writing and careful listening',
      'Quick understanding of how a product works',
      'Composure when somebody is upset',
    ],
    extras: [
      'Experience in service, teaching or volunteering',
      'Practice with a ticket system',
      'A second or third language',
    ],
    sample: 'a short answer you would write to a customer whose order has not arrived',
  },
  general: {
    purpose: 'take on work that matters to us, and make it your own.',
    duties: [
      'Take over tasks of your own, from the first question to the finished result',
      'Work closely with colleagues from other fields and keep them informed',
      'Prepare documents, figures and presentations that others can rely on',
      'Look into what could be done better, suggest it and try it out',
      'Keep your records and plans so clear that others can build on them',
    ],
    needs: [
      'A finished or current education that fits the role',
      'Willingness to learn, and to say what you do not know yet',
      'Clear communication in speech and in writing',
      'Reliability and care for the quality of your work',
    ],
    extras: [
      'First experience in a similar role, from a job, an internship or a project',
      'Ease with common office software',
      'Commitment outside the lecture hall, such as a club or volunteering',
    ],
    sample: 'a few lines on a piece of work you are proud of',
  },
};
