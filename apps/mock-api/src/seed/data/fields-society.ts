import type { Field } from './field.ts';

export const societyFields: readonly Field[] = [
  {
    name: 'life sciences',
    weight: 5,
    streams: 'Science (PCB); Science (PCMB)',
    bachelors: `
B.Sc.: Life Sciences; Microbiology; Biochemistry; Zoology; Nutrition and Dietetics
B.Sc. (Hons.): Microbiology; Biology
B.Tech: Biotechnology
B.Pharm: Pharmacy`,
    masters: `
M.Sc.: Microbiology; Life Sciences; Bioinformatics
M.Pharm: Pharmaceutics; Pharmacology
M.P.H.: Public Health`,
    core: 'Biotechnology, Lab Techniques, Microbiology, Research, Excel, Molecular Biology',
    more: 'PCR, Cell Culture, Genetics, Bioinformatics, Python, R, Biochemistry, HPLC, Clinical Research, Pharmacovigilance, Regulatory Affairs, Medical Writing, Public Health, Epidemiology, Good Laboratory Practice, Chromatography, Statistics, Academic Writing, Nutrition, PowerPoint, Quality Control, Data Analysis, Pharmacology',
    internships: 'Research Intern; Lab Intern; Clinical Research Intern; Quality Control Intern; Public Health Intern',
    jobs: 'Research Assistant; Clinical Research Associate; Microbiologist; Pharmacovigilance Associate; Medical Writer; Quality Control Chemist',
    aspirations:
      'Research scientist; Epidemiologist; Clinical research lead; Bioinformatician; Science writer; Dietitian for schools; Regulatory affairs specialist',
    does: `
keep a lab notebook a stranger could follow
repeat the control before I celebrate
grow things in dishes and patience in myself
read trials and look for who dropped out
explain vaccines at family weddings`,
    proud: `
a soil bacterium I isolated near {city}
a poster that won at a national student meet
{many} water samples tested with schoolchildren
a protocol that halved our failed plates
a nutrition survey in {small} hostels`,
    asks: `
what the control would have done
where the samples came from
why the second batch is different
which patients were not counted`,
    projects: `
{many} glasses of water | Coliform tests with schoolchildren across {city}, mapped street by street. | Microbiology, Public Health
A microbe from our garden | Isolation, staining and sequencing of a soil bacterium that eats cooking oil. | Molecular Biology, PCR
Fewer failed plates | A small change in drying time that halved contamination, with {some} repeats. | Lab Techniques, Good Laboratory Practice
Iron in the hostel diet | A survey of {many} students and a menu that closes the gap. | Nutrition, Research
Who dropped out? | Reading {some} published trials for what happened to missing patients. | Clinical Research, Medical Writing
Genes on a laptop | A workflow for comparing {some} viral genomes on a cheap machine. | Bioinformatics, Python`,
  },
  {
    name: 'law',
    weight: 4,
    streams: 'Humanities; Commerce',
    bachelors: `
BA LLB: Law
BBA LLB: Law`,
    masters: `
LLM: Corporate Law; Intellectual Property Law; Constitutional Law`,
    core: 'Legal Research, Legal Drafting, Contract Drafting, Legal Writing, Communication, Research',
    more: 'Corporate Law, Intellectual Property, Contract Review, Company Law, Compliance, Data Protection, Arbitration, Cyber Law, Litigation, Constitutional Law, Moot Court, Mediation, Public Speaking, Human Rights, MS Word, Due Diligence, Labour Law, Environmental Law',
    internships: 'Legal Intern; Judicial Intern; Policy Research Intern; Compliance Intern',
    jobs: 'Legal Associate; Legal Researcher; Compliance Officer; Contract Specialist',
    aspirations:
      'Technology lawyer; Public interest litigator; In-house counsel; Arbitrator; Policy lawyer; Judge; Data protection officer',
    does: `
write clauses people understand before they sign
argue both sides before breakfast
read judgments from the dissent backwards
help at a legal aid clinic every Saturday
translate notices into plain Hindi`,
    proud: `
a tenancy agreement in plain language used by {many} students
best memorial at a national moot
{some} legal aid cases followed to the end
a note on data protection for small shops
a right to information reply that took eleven months`,
    asks: `
who this clause protects
what the law says when nobody is rich
which word did the work
how long justice takes, in days`,
    projects: `
Rent, in plain words | A tenancy agreement students can read, with notes on every clause. | Contract Drafting, Legal Writing
Eleven months | The story of one information request, letter by letter. | Legal Research, Constitutional Law
Consent for corner shops | Data protection for businesses with {small} employees, on two pages. | Data Protection, Compliance
Saturday clinic | What {some} cases at a legal aid desk in {city} had in common. | Human Rights, Mediation
Moot notes | Our memorial, the bench's questions, and what we should have answered. | Moot Court, Public Speaking`,
  },
  {
    name: 'journalism',
    weight: 5,
    streams: 'Humanities; Arts; Commerce',
    bachelors: `
B.A.: Journalism; English Literature; Mass Communication
B.J.M.C.: Journalism; Mass Communication
B.A. (Hons.): English Literature; History`,
    masters: `
M.A.: Journalism; English Literature; Mass Communication
M.J.M.C.: Journalism`,
    core: 'Content Writing, Editing, Creative Writing, Research, Communication, English',
    more: 'Copywriting, Reporting, Journalism, Proofreading, Storytelling, Blogging, Hindi, SEO, Social Media Marketing, Photography, Video Editing, Scriptwriting, Podcasting, Fact Checking, Translation, WordPress, Feature Writing, Public Relations, Canva, Technical Writing, Subtitling, Public Speaking',
    internships: 'Content Writing Intern; Editorial Intern; Reporting Intern; Podcast Intern',
    jobs: 'Content Writer; Sub Editor; Reporter; Copywriter; Technical Writer',
    aspirations:
      'Reporter on cities; Editor of a small magazine; Technical writer; Podcast producer; Translator of fiction; Documentary researcher; Screenwriter',
    does: `
talk to people who are usually only counted
cut my first paragraph every time
check the quote, the name and the spelling of the name
write about ordinary jobs in {city}
record sounds that will soon be gone`,
    proud: `
a series on the night workers of {city}
a podcast with {many} listeners, most of them nurses
a correction I asked for myself
editing our college magazine for two years
a translation of my grandmother's letters`,
    asks: `
who is missing from the story
what happened the day after the headline
how do you know
what this would sound like read aloud`,
    projects: `
The night shift | {small} portraits of people who work while {city} sleeps. | Feature Writing, Photography
Stop, please | A podcast of {some} bus conductors, in their own words. | Podcasting, Storytelling
Checked | {some} viral claims about our city, what is true, and how I found out. | Fact Checking, Research
Letters from 1961 | Translating my grandmother's letters, with notes on words that have no English. | Translation, Creative Writing
How to return a library book | {small} versions of one notice, shorter each time, tested on readers. | Editing, UX Writing
A river in {small} chapters | Walking the river of {city} from source to sewage plant. | Reporting, Feature Writing`,
  },
  {
    name: 'psychology',
    weight: 4,
    streams: 'Humanities; Science (PCB)',
    bachelors: `
B.A.: Psychology
B.A. (Hons.): Psychology; Sociology
B.Sc.: Psychology`,
    masters: `
M.A.: Sociology; Social Work
M.Sc.: Clinical Psychology; Applied Psychology
M.S.W.: Social Work`,
    core: 'Psychology, Counselling, Communication, Research, Qualitative Research, SPSS',
    more: 'Behavioural Research, Quantitative Research, Psychometrics, User Research, Survey Design, Academic Writing, Training and Development, Recruitment, Public Speaking, Social Work, Child Development, Statistics, Excel, Organisational Behaviour, Volunteering, Canva, Hindi, Cognitive Behavioural Therapy',
    internships: 'Psychology Intern; User Research Intern; Counselling Intern; Research Assistant',
    jobs: 'Counsellor; Behavioural Researcher; UX Researcher; Programme Associate',
    aspirations:
      'Clinical psychologist; School counsellor; Behavioural researcher; UX researcher; Organisational psychologist; Writer on mental health',
    does: `
ask one question and then really wait
listen at a student helpline twice a week
design surveys that do not push
like the quiet data, the pauses and the crossings-out
study habits, beginning with my own`,
    proud: `
a helpline rota with no empty night for a year
{some} interviews with first-generation students
a workshop on exam stress that {many} students took
a scale translated into Marathi and tested properly
a stall where people could simply sit and talk`,
    asks: `
what people do when nobody asks them to
why we remember the queue and not the meal
what helps, and for how long
how the question changed the answer`,
    projects: `
First in the family | Interviews with {some} first-generation students about their first year. | Qualitative Research, Research
The week before exams | Sleep, phones and marks: a diary study with {many} entries. | Behavioural Research, SPSS
A scale in Marathi | Translating and validating a short wellbeing scale. | Psychometrics, Translation
Sit and talk | What we learnt from a listening stall at the railway station of {city}. | Counselling, Volunteering
Why the form is left half full | A study of {some} abandoned applications. | User Research, Survey Design`,
  },
  {
    name: 'education',
    weight: 3,
    streams: 'Humanities; Arts; Science (PCM)',
    bachelors: `
B.El.Ed.: Education
B.A.: Education; History
B.Sc.: Mathematics; Physics; Chemistry`,
    masters: `
M.A.: Education; Elementary Education`,
    core: 'Teaching, Communication, Lesson Planning, Curriculum Design, English, PowerPoint',
    more: 'Instructional Design, E-learning, Classroom Management, Tutoring, Educational Technology, Public Speaking, Canva, Content Writing, Assessment Design, Child Development, Storytelling, Excel, Video Editing, Hindi, Mentoring, Volunteering, Creativity, Theatre',
    internships: 'Teaching Assistant; Instructional Design Intern; Teaching Intern; Curriculum Intern',
    jobs: 'Teacher; Instructional Designer; Curriculum Developer; Academic Counsellor',
    aspirations:
      'Teacher in a village school; Curriculum designer; School leader; Maker of science toys; Learning researcher; Author of textbooks',
    does: `
teach fractions with rotis
make lessons out of what is lying around
believe no child hates mathematics before class four
write questions that show how somebody thinks
spend summers teaching at a school near {city}`,
    proud: `
a science kit that costs {some} rupees
a class of {some} that now argues about proofs
a reading corner used by three schools
my worksheets, copied without asking
a girl who corrected me, and was right`,
    asks: `
what they already know
why the back bench is quiet
how to test less and see more
what makes a good wrong answer`,
    projects: `
A lab for {some} rupees | {small} experiments from bottles, magnets and thread, with teacher notes. | Teaching, Curriculum Design
Fractions with rotis | A {small}-lesson unit tried in three schools, with what children said. | Lesson Planning, Assessment Design
Reading corner | How {many} books moved through {small} classrooms in a year. | Volunteering, Research
Good wrong answers | A collection of {some} mistakes and the thinking behind them. | Assessment Design, Mentoring
Ten minutes, offline | Short lessons on a memory card for phones without data. | E-learning, Instructional Design`,
  },
  {
    name: 'agriculture',
    weight: 3,
    streams: 'Science (PCB); Science (PCM)',
    bachelors: `
B.Sc. Agriculture: Agriculture; Horticulture
B.Tech: Food Technology`,
    masters: `
M.Sc.: Agronomy; Environmental Science; Food Technology
MBA: Rural Management`,
    core: 'Agriculture, Agronomy, Soil Science, Research, Excel, Crop Science',
    more: 'Sustainability, Horticulture, Organic Farming, Irrigation, GIS, Remote Sensing, Precision Agriculture, Agribusiness, Environmental Engineering, Climate Research, Public Speaking, Drones, Statistics, Food Safety, Marathi, Project Management, Ecology, Waste Management',
    internships: 'Agribusiness Intern; Field Research Intern; Sustainability Intern; Research Intern',
    jobs: 'Agriculture Officer; Agronomist; Sustainability Analyst; Agribusiness Associate',
    aspirations:
      'Agronomist; Soil scientist; Sustainability analyst; Founder of a seed library; Forest officer; Advisor to farmer collectives',
    does: `
walk fields before I open the laptop
keep seeds the market forgot
measure water drop by drop on my uncle's farm
translate research into something a farmer can try on one row
think about soil the way bankers think about capital`,
    proud: `
a seed library with {some} local varieties
drip lines that saved a third of the water
soil cards for {many} plots explained in person
compost from our whole campus
a pest calendar for villages around {city}`,
    asks: `
what the soil was like before
who carries the risk of a new seed
when the rain will really come
where the food is lost`,
    projects: `
{some} forgotten seeds | Collecting, growing and sharing local varieties around {city}. | Crop Science, Ecology
A third less water | Drip lines on one acre: cost, yield and a season of notes. | Irrigation, Soil Science
Soil cards, explained | Visiting {many} plots to read the results together. | Soil Science, Public Speaking
The pest calendar | {small} pests, when they come, and what to do without spraying first. | Agronomy, Research
Campus compost | From {some} kilograms a day of kitchen waste to a garden. | Waste Management, Sustainability`,
  },
];
