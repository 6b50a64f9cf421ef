import type { Field } from './field.ts';

export const businessFields: readonly Field[] = [
  {
    name: 'marketing',
    weight: 8,
    streams: 'Commerce; Humanities; Commerce with Mathematics',
    bachelors: `
BBA: Marketing; Business Administration
BMS: Management Studies
B.Com: Commerce
B.A.: Mass Communication`,
    masters: `
MBA: Marketing
PGDM: Marketing`,
    core: 'Digital Marketing, Social Media Marketing, Content Writing, Canva, SEO, Market Research, Excel',
    more: 'Google Analytics, Google Ads, Meta Ads, Copywriting, Email Marketing, Brand Management, Content Marketing, HubSpot, Campaign Management, Communication, PowerPoint, Public Relations, Influencer Marketing, Consumer Behaviour, Video Editing, Figma, Growth Marketing, Event Management, Community Management, WordPress, Marketing Analytics, Sales, Presentation, CRM',
    internships:
      'Marketing Intern; Content Marketing Intern; Social Media Intern; Market Research Intern; Growth Intern',
    jobs: 'Digital Marketing Executive; Marketing Executive; SEO Executive; Brand Associate; Performance Marketing Executive',
    aspirations:
      'Brand manager; Growth marketer; Content strategist; Market researcher; Founder of a regional snack brand; Community builder; Copywriter',
    does: `
write the second headline, the one that gets used
ask shopkeepers why people come back
measure campaigns and admit the dull result
run the social accounts of our fest without using a single trending sound
like brands that can say what they do in seven words`,
    proud: `
filling a {many}-seat auditorium with {small} posters and a rumour
taking a pickle brand from my street to {some} cities
a newsletter with more replies than unsubscribes
a campaign for blood donors that brought {many} people
cutting an ad budget by half and losing nothing`,
    asks: `
what people say about it to a friend
why the cheaper pack sells less
which half of the budget is wasted
what would make my grandmother click`,
    projects: `
From one street to {some} cities | Selling home-made pickle online: price, pack, photographs and the courier that did not break jars. | Digital Marketing, Branding
{many} seats, {small} posters | The launch campaign of our college play, with what each channel really brought. | Campaign Management, Canva
Why do they come back? | {some} interviews at {city} tea stalls on loyalty without a loyalty card. | Market Research, Consumer Behaviour
A newsletter people answer | {some} issues, the open rates, and the one question that started conversations. | Email Marketing, Content Writing
First page without ads | Search work for a small clinic: six months, {some} articles, honest numbers. | SEO, Google Analytics
Donate before lunch | A two-week blood donation campaign on campus that reached {many} students. | Social Media Marketing, Event Management`,
  },
  {
    name: 'business administration',
    weight: 7,
    streams: 'Commerce with Mathematics; Commerce; Science (PCM)',
    bachelors: `
BBA: Business Administration; International Business; Entrepreneurship
BMS: Management Studies
B.Com (Hons.): Commerce`,
    masters: `
MBA: Strategy; International Business; Entrepreneurship
PGDM: Strategy; Business Analytics`,
    core: 'Communication, Excel, PowerPoint, Market Research, Sales, Business Development',
    more: 'Negotiation, Lead Generation, CRM, Salesforce, Customer Success, Business Strategy, Product Management, Public Speaking, Leadership, Project Management, Data Analysis, SQL, Competitive Analysis, Event Management, Presentation, Problem Solving, Teamwork, Stakeholder Management, Power BI, B2B Sales, Customer Service, Entrepreneurship, Case Analysis, Notion, Account Management',
    internships:
      'Business Development Intern; Product Management Intern; Strategy Intern; Customer Support Intern; Sales Intern',
    jobs: 'Business Development Associate; Business Analyst; Customer Success Associate; Associate Product Manager; Management Trainee; Sales Executive',
    aspirations:
      'Product manager; Management consultant; Founder; Head of customer success; Sales leader who listens; Family business, modernised; Strategy analyst',
    does: `
call the customer instead of guessing
make the meeting shorter and the minutes clearer
sell things I would buy
solve case studies and then go and look at the real shop
keep promises in a spreadsheet`,
    proud: `
a tiffin service that fed {some} students a day for a year
raising the sponsorship of our fest from {small} companies to {some}
second place in a national case competition
my father's hardware shop, now with stock that adds up
{many} cold calls, and the script I would use today`,
    asks: `
who says no, and why
what the business looks like on a bad day
which customer we should lose
why this step exists`,
    projects: `
Tiffin for {some} | A year of running a lunch service: menus, margins, and the rainy day that taught me logistics. | Entrepreneurship, Operations Management
Hardware shop, counted | Moving {many} items from memory to a sheet, and what turned out to be dead stock. | Excel, Business Strategy
The script that worked | {many} calls for a small software company, sorted by the first sentence. | Sales, Communication
Case: a scooter for rent | Our deck on rentals in hill towns, second of {some} teams. | Case Analysis, PowerPoint
Why customers leave in month {small} | Exit calls with {some} users of a campus app and three fixes. | Customer Success, Data Analysis
Sponsors are people | A handbook for next year's fest team on asking, thanking and reporting back. | Negotiation, Event Management`,
  },
  {
    name: 'finance',
    weight: 9,
    streams: 'Commerce with Mathematics; Commerce',
    bachelors: `
B.Com: Accounting and Finance; Commerce; Banking and Insurance; Taxation
B.Com (Hons.): Accounting; Finance
BBA: Finance`,
    masters: `
MBA: Finance
M.Com: Accounting; Taxation
PGDM: Finance`,
    core: 'Excel, Financial Modelling, Accounting, Tally, Financial Analysis, Communication',
    more: 'Valuation, GST, Taxation, Auditing, Equity Research, Income Tax, Corporate Finance, PowerPoint, Power BI, SQL, Python, Portfolio Management, Risk Management, Bookkeeping, QuickBooks, SAP FICO, Financial Reporting, Budgeting, Mutual Funds, Derivatives, Credit Analysis, Investment Banking, Reconciliation, FinTech, Payroll, Internal Audit',
    internships: 'Finance Intern; Audit Intern; Equity Research Intern; Accounting Intern',
    jobs: 'Financial Analyst; Accountant; Audit Associate; Accounts Executive; Credit Analyst; Investment Analyst',
    aspirations:
      'Equity analyst; Chartered accountant; Financial controller; Risk analyst; Credit for small shops; Investment banker; Personal finance teacher; Forensic accountant',
    does: `
read the notes to the accounts first
build models that somebody else can open
reconcile until it is boring, because boring is correct
explain interest to friends before they sign
file my whole building's tax returns every July`,
    proud: `
a model of a listed bakery that was right about margins
finding {some} unclaimed credits in a small firm's books
a personal finance class taken by {many} students
closing the society accounts in {small} days instead of thirty
passing both groups on the first attempt`,
    asks: `
where the cash really went
what the footnote is hiding
who is paid for the risk
why profit and money in the bank disagree`,
    projects: `
A bakery on the exchange | A full model of one listed company: {small} years, three cases, one clear opinion. | Financial Modelling, Equity Research
GST for {some} shops | What small traders get wrong, with a checklist in Hindi and English. | GST, Taxation
Money, first semester | A {small}-part class on budgets, cards and loans, taken by {many} students. | Budgeting, Public Speaking
The cash went there | Rebuilding a year's cash flow of a family firm from bank statements. | Accounting, Excel
Mutual fund fees, compared | {some} funds, ten years, and what one per cent costs you. | Mutual Funds, Data Analysis
Books closed in {small} days | A month-end checklist and a few formulas for our housing society. | Tally, Reconciliation
Lending without a score | Credit for street vendors from supplier ledgers, a first analysis. | Credit Analysis, FinTech`,
  },
  {
    name: 'human resources',
    weight: 4,
    streams: 'Commerce; Humanities',
    bachelors: `
BBA: Human Resource Management; Business Administration
B.A.: Psychology; Sociology
B.Com: Commerce`,
    masters: `
MBA: Human Resource Management
PGDM: Human Resource Management`,
    core: 'Recruitment, Communication, Human Resources, Excel, Talent Acquisition, Teamwork',
    more: 'HR Operations, Employee Engagement, Onboarding, Interviewing, Screening, Sourcing, Payroll, Labour Law, HR Analytics, PowerPoint, Event Management, Training and Development, Public Speaking, Organisational Behaviour, Campus Recruitment, Microsoft Office, Performance Management, Counselling, Workday, Canva',
    internships: 'Human Resources Intern; Talent Acquisition Intern; Campus Recruitment Intern',
    jobs: 'Human Resources Executive; Talent Acquisition Executive; HR Operations Executive; Recruiter',
    aspirations:
      'People operations lead; Campus recruiter; Learning and development trainer; HR business partner; Fair hiring researcher; Workplace mediator',
    does: `
write job posts that say what the day looks like
answer every applicant, also the ones who did not get it
plan first weeks so that nobody eats lunch alone
listen first and fill the form later
turn exit interviews into two changes, not twenty slides`,
    proud: `
a placement drive of {some} companies without one late start
a buddy programme now in its third year
cutting the reply time of our placement cell to two days
{some} mock interviews for students from my old school
a leave policy people understood on first reading`,
    asks: `
what the best people left without saying
why interviews test confidence
how a first day could go better
who never gets asked`,
    projects: `
Two days to answer | How our placement cell replied to {many} applicants in two days each, with templates that sound human. | Recruitment, Communication
First week, planned | An onboarding plan for a team of {some}, tested with {small} new joiners. | Onboarding, Employee Engagement
A leave policy on one page | Before and after, with the questions people really asked. | HR Operations, Labour Law
{some} mock interviews | What changed between the first and the third attempt, in numbers and quotes. | Interviewing, Training and Development
Who applies? | Wording of {some} job posts and who answered them. | HR Analytics, Research`,
  },
  {
    name: 'supply chain',
    weight: 4,
    streams: 'Commerce with Mathematics; Science (PCM)',
    bachelors: `
BBA: Operations Management; Business Administration
B.Tech: Industrial Engineering; Production Engineering
B.Com: Commerce`,
    masters: `
MBA: Supply Chain Management; Operations Management
PGDM: Operations Management`,
    core: 'Excel, Supply Chain Management, Operations Management, Logistics, Inventory Management, SQL',
    more: 'Procurement, Demand Planning, Power BI, SAP, ERP, Six Sigma, Lean Manufacturing, Vendor Management, Forecasting, Data Analysis, Process Improvement, Warehouse Management, Communication, Production Planning, Project Management, Negotiation, Python, Kaizen, Last Mile Delivery, Import Export, Tableau',
    internships: 'Operations Intern; Supply Chain Intern; Procurement Intern',
    jobs: 'Supply Chain Analyst; Operations Executive; Logistics Executive; Demand Planner; Procurement Executive',
    aspirations:
      'Supply chain analyst; Operations manager; Logistics for fresh food; Six Sigma black belt; Planner at a carmaker; Founder of a cold-chain company',
    does: `
follow a parcel from door to door before I model it
count stock at five in the morning with the people who move it
like queues, as long as I am measuring them
remove steps nobody can explain
forecast with humility and safety stock`,
    proud: `
{small} hours saved every day in a dairy's loading bay
a reorder sheet used in {some} medical shops
a route plan that cut our college buses from 14 to 11
a week on a night-shift dock, notebook in hand
a stock count that matched on the first try`,
    asks: `
where things wait
who decides how much is enough
what one late truck costs
why the fast lane is slower`,
    projects: `
Milk by six | A time study of a dairy's loading bay: {small} changes, hours saved. | Lean Manufacturing, Operations Management
Eleven buses | Route planning for {many} students of our college with a spreadsheet and some patience. | Logistics, Excel
When to reorder | A simple rule for {some} medical shops, tested on a year of bills. | Inventory Management, Forecasting
Mangoes that arrive | Cold chain from orchard to {city}: temperatures, delays and losses. | Supply Chain Management, Data Analysis
The dock at night | What I saw in {small} nights at a sorting hub, in drawings and numbers. | Process Improvement, Warehouse Management`,
  },
  {
    name: 'hospitality',
    weight: 2,
    streams: 'Commerce; Humanities; Vocational',
    bachelors: `
BHM: Hotel Management; Tourism
BBA: Event Management; Tourism`,
    masters: `
MBA: Hospitality Management`,
    core: 'Hotel Management, Customer Service, Communication, Food and Beverage Service, Event Management',
    more: 'Front Office, Culinary Arts, Guest Relations, Menu Planning, Tourism, Travel Planning, Baking, Teamwork, Excel, Leadership, French, English, Sales, Social Media Marketing, Food Safety, Housekeeping',
    internships: 'Hotel Management Trainee; Front Office Intern; Kitchen Trainee; Event Management Intern',
    jobs: 'Guest Relations Executive; Front Office Executive; Event Coordinator; Travel Consultant',
    aspirations:
      'Hotel general manager; Pastry chef; Event designer; Guide for slow travel; Restaurant owner; Guest experience lead',
    does: `
remember how guests take their tea
run a service with {some} covers and a smile that is not glued on
cook the food of my district for people who think they know it
plan events down to the extra chair
write menus that a kitchen can keep`,
    proud: `
a millet menu our college café kept
a wedding for {many} guests and one power cut
a homestay guide to villages near {city}
{small} months at a front desk without one lost key`,
    asks: `
what a guest notices first
how to waste less rice
why the best meal was the simplest
what local really means on a menu`,
    projects: `
Millets, five ways | A café menu with costs, tested on {many} lunches. | Menu Planning, Culinary Arts
Slow weekends near {city} | A guide to {small} villages by bus, with homestays that agreed to be listed. | Tourism, Travel Planning
Half the waste | Weighing plate waste for {small} weeks and changing one thing at a time. | Food Safety, Research
Check-in under a minute | A front desk study: what guests wait for, and a new form. | Front Office, Customer Service`,
  },
];
