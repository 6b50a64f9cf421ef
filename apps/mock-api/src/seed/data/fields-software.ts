import type { Field } from './field.ts';

export const softwareFields: readonly Field[] = [
  {
    name: 'computer science',
    weight: 13,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Computer Science and Engineering; Information Technology; Mathematics and Computing
B.E.: Computer Science and Engineering; Information Technology
BCA: Computer Applications`,
    masters: `
M.Tech: Computer Science and Engineering; Software Engineering
MCA: Computer Applications`,
    core: 'Java, Python, SQL, Git, Spring Boot, MySQL, C++',
    more: 'Node.js, REST APIs, PostgreSQL, MongoDB, Docker, Data Structures, Algorithms, Linux, Redis, System Design, Go, Microservices, C, Express, JavaScript, Apache Kafka, AWS, Database Design, Competitive Programming, Problem Solving, FastAPI, Django, C#, .NET, Rust, Open Source',
    internships:
      'Backend Engineer Intern; Software Engineering Intern; Java Developer Intern; API Development Intern; Python Developer Intern',
    jobs: 'Junior Backend Engineer; Software Engineer; Java Developer; Python Developer; Backend Developer; Graduate Engineer Trainee',
    aspirations:
      'Backend engineer; Software architect; Open source maintainer; Engineer at a payments company; Founder of a small software studio; Platform engineer; Database internals engineer; Teacher of programming in my home town',
    does: `
build the part of the product nobody sees until it stops working
write small services that do one thing and say clearly when they cannot
like reading slow query logs more than I should admit
spend most evenings contributing bug fixes to open source projects
turn paper processes in our college office into software people thank me for
enjoy making a page answer in 40 milliseconds instead of 400
learn a system by drawing it first and coding it second`,
    proud: `
the fee receipt service our college still runs every semester
a queue that survived exam results day without losing a request
a hostel mess billing app used by {many} students
a tiny key-value store I wrote to understand databases
my first merged pull request, a fix of exactly three lines
an attendance system that replaced {some} registers`,
    asks: `
why a cache is so easy to add and so hard to trust
how a bank moves money without losing a single row
what happens between pressing Enter and seeing a page
how to keep old code pleasant for the next person`,
    projects: `
Hostel mess, settled | A billing service for {small} hostels: monthly plans, rebates for leave, and a ledger that always adds up. Spring Boot, MySQL and a lot of edge cases. | Java, SQL, Spring Boot
A key-value store in a weekend | Append-only log, crash recovery and compaction in about {many} lines. I wrote up every crash test I tried. | C++, Algorithms
Which bus stop is nearest? | An API over the open stop data of {city}: nearest stops in under 20 ms with a spatial index. | PostgreSQL, REST APIs
Results day | Load tests of our college results page and the queue that kept it alive with {many} people pressing refresh. | Redis, System Design
Library seats, live | A small service that shows free seats on {small} floors, fed by the turnstile log. | Node.js, MongoDB
Reading a query plan | A hands-on guide for juniors: {some} slow queries, their plans, and the index that helped. | SQL, MySQL
Split the rent | Shared expenses for flatmates, with rounding that never loses a paisa and tests that prove it. | Python, Testing
Lost and found at the fest | A two-day build for {many} visitors: report, match by description, notify by SMS. | Java, Git
Chess clock over a bad network | Keeping two clocks honest when packets arrive late. Written with timers, tests and patience. | Go, WebSockets`,
  },
  {
    name: 'web development',
    weight: 14,
    streams: 'Science (PCM); Commerce with Mathematics',
    bachelors: `
B.Tech: Information Technology; Computer Science and Engineering
BCA: Computer Applications
B.Sc.: Computer Applications`,
    masters: `
MCA: Computer Applications`,
    core: 'JavaScript, React, HTML, CSS, TypeScript, Node.js, Git',
    more: 'Next.js, Figma, Tailwind CSS, MongoDB, Express, REST APIs, Redux, MobX, Vue.js, Angular, Responsive Design, Web Accessibility, Bootstrap, Firebase, GraphQL, D3.js, Testing, Cypress, Vite, Three.js, Python, SQL, WordPress, Web Performance',
    internships: 'Frontend Engineer Intern; Web Development Intern; Full Stack Intern; React Developer Intern',
    jobs: 'Frontend Developer; Full Stack Developer; React Developer; Junior Frontend Engineer; Web Developer',
    aspirations:
      'Frontend engineer; Accessibility specialist; Design engineer; Full stack developer; Creative technologist for museums; Lead of a small web team; Freelance web developer',
    does: `
build interfaces that still work with the keyboard and with a bad connection
care about the half second between a click and an answer
make websites for small shops in {city} and teach the owners to edit them
like CSS, and I am not joking
sketch the empty state before the full one
test my pages on my father's four-year-old phone first`,
    proud: `
a timetable page {many} students open every morning
the website of my aunt's tailoring shop, now first in local search
an accessible date picker I rebuilt {small} times
our fest site, which stayed up the whole weekend
a portfolio that loads in under a second on 3G`,
    asks: `
why forms are still so hard to fill on a phone
how to make a page feel calm
what the web looks like to someone who cannot see it
how little JavaScript a good page really needs`,
    projects: `
Timetable without tears | Our college timetable as one fast page: search by room, teacher or batch. {many} visits in the first week. | React, TypeScript
A date picker anyone can use | Keyboard, screen reader and touch, tested with {small} people who do not use a mouse. | Web Accessibility, JavaScript
Tailor, online | A catalogue and measurement form for a shop in {city}. The owner updates it from a phone. | HTML, CSS
Fest week | Registration, schedule and live scores for {some} events, served from a very small server. | Next.js, MongoDB
Every rupee of the club budget | An interactive chart of where our student club spends its money, made from the real ledger. | D3.js, Data Visualisation
From 4 seconds to 0.9 | How I made a college site fast: images, fonts and one removed carousel, with measurements. | Web Performance
Type along | A typing tutor for Marathi and Hindi keyboards, with gentle statistics. | React, CSS
Draw the room | Furnish a hostel room to scale in the browser. Drag, rotate, and print the shopping list. | Three.js, JavaScript`,
  },
  {
    name: 'mobile development',
    weight: 5,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Computer Science and Engineering; Information Technology
BCA: Computer Applications`,
    masters: `
MCA: Computer Applications`,
    core: 'Kotlin, Android, Flutter, Dart, Java, Firebase, Git',
    more: 'Swift, SwiftUI, iOS, React Native, Jetpack Compose, Figma, REST APIs, SQLite, Python, Mobile App Development, Unity, Xcode, C#, Game Development, Testing, UI Design',
    internships: 'Android Developer Intern; Flutter Developer Intern; Mobile Development Intern',
    jobs: 'Android Developer; Flutter Developer; Mobile App Developer; iOS Developer',
    aspirations:
      'Android engineer; Indie app maker; Mobile lead; Engineer for low-cost phones; Game developer; Health app developer',
    does: `
make apps that respect the battery
write offline first, because trains in my state have tunnels
ship small apps and answer every review
prefer one good screen to five clever ones
test on the cheapest phone I can borrow`,
    proud: `
an app that reminds my grandfather of his medicines, in Gujarati
a bus pass app that works with no signal
{many} downloads of an app I made for our district quiz
a water reminder with exactly one button
rewriting our college app from web view to native`,
    asks: `
how an app can be useful without asking for attention
why permissions are asked before they are needed
what still works at two per cent battery
how to design for a thumb on a moving bus`,
    projects: `
Medicines, on time | Large type, local languages and an alarm that a deaf user can feel. Used by {some} families in {city}. | Kotlin, Android
Ticket in a tunnel | Bus passes that verify offline with signed codes. Synced when the signal is back. | Flutter, Dart
One button water | A reminder app with one button and no account. What {many} users taught me about restraint. | Android, UI Design
Quiz of the district | Live quizzes for {some} schools on slow phones, with a fair timer. | Flutter, Firebase
Birds of our campus | Offline guide to {some} birds with calls recorded by students. | Kotlin, SQLite
Kabaddi, the game | A two-player game made in {small} weeks, with physics I had to learn the hard way. | Unity, C#`,
  },
  {
    name: 'cloud and security',
    weight: 6,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Cyber Security; Information Technology; Computer Science and Engineering
BCA: Computer Applications`,
    masters: `
M.Tech: Information Security; Computer Science and Engineering
MCA: Computer Applications`,
    core: 'Linux, AWS, Python, Networking, Docker, Cybersecurity, Git',
    more: 'Kubernetes, Terraform, Azure, Jenkins, Bash, CI/CD, Ansible, GitHub Actions, Prometheus, Grafana, Ethical Hacking, Burp Suite, Wireshark, Network Security, Penetration Testing, Cryptography, OWASP, Nmap, SIEM, Digital Forensics, Google Cloud, Shell Scripting, SQL, Incident Response',
    internships: 'DevOps Intern; Information Security Intern; Cloud Engineer Intern; IT Support Intern',
    jobs: 'DevOps Engineer; Cloud Engineer; Cybersecurity Analyst; SOC Analyst; Network Engineer; Site Reliability Engineer',
    aspirations:
      'Site reliability engineer; Security researcher; Cloud architect; Incident responder; Penetration tester with a clear conscience; Platform engineer; Forensics analyst',
    does: `
automate anything I have had to do twice
break things in a lab so that they do not break outside it
report bugs politely and with steps to reproduce
run the servers of our student clubs, backups included
write runbooks that a tired person can follow at 3 a.m.`,
    proud: `
{small} acknowledged vulnerability reports, all fixed before I wrote about them
a backup I have actually restored from
moving our club's site to a server that costs ninety rupees a month
second place in a national capture the flag
a lab network of {some} machines on one old desktop`,
    asks: `
who gets the alert when the alerting breaks
why default passwords survive every audit
how small a system can be and still be safe
what an attacker would do with our lost and found form`,
    projects: `
Ninety rupees a month | How {small} student sites run on one small server: containers, backups, and a restore drill every month. | Docker, Linux
A phishing drill on campus | With permission: {many} mails, who clicked, who reported, and the poster that helped most. | Cybersecurity, Research
Packets for beginners | {some} annotated captures that explain DNS, TLS and Wi-Fi to first-years. | Wireshark, Networking
Restore or it did not happen | A script that restores last night's backup every morning and complains when it cannot. | Bash, AWS
Hardening the lab | Baseline, scan, fix, scan again: {some} machines, before and after. | Linux, Network Security
Deploys you can undo | A small pipeline with health checks and one-command rollback, explained step by step. | CI/CD, GitHub Actions
Capture the flag, for schools | {some} puzzles for class nine, from Caesar to cookies, played by {many} students. | Cryptography, OWASP`,
  },
  {
    name: 'software testing',
    weight: 4,
    streams: 'Science (PCM); Commerce with Mathematics',
    bachelors: `
B.Tech: Information Technology; Computer Science and Engineering
B.Sc.: Computer Applications
BCA: Computer Applications`,
    masters: `
MCA: Computer Applications`,
    core: 'Testing, Manual Testing, Selenium, Java, SQL, Postman, Test Automation',
    more: 'Cypress, Playwright, Python, Jira, API Testing, JMeter, Appium, TestNG, JavaScript, Git, Test Planning, Bug Tracking, Agile, Performance Testing, Cucumber, Communication, Excel, Linux',
    internships: 'QA Automation Trainee; Quality Assurance Intern; Software Testing Intern',
    jobs: 'QA Engineer; QA Automation Engineer; Software Test Engineer; Quality Analyst',
    aspirations:
      'Test architect; Quality lead; Automation engineer; Accessibility tester; Release manager; Developer who tests first',
    does: `
find the question nobody asked in the requirement
write bug reports that developers do not argue with
automate the boring checks and keep the interesting ones for myself
try the second click, the emoji and the leap day
read logs the way others read novels`,
    proud: `
a bug that had hidden in our admission portal for two years
a test suite that cut our release check from two days to forty minutes
{some} clear reports in my first internship, none sent back
a checklist of odd names that now lives in three teams
teaching my class to reproduce before reporting`,
    asks: `
what happens if I press it twice
who tests the tests
why a surname of two letters is still an error
which failure would cost somebody a day`,
    projects: `
Forty minutes, not two days | Turning a manual release checklist into {many} automated checks, and the {small} we kept by hand on purpose. | Selenium, Test Automation
Odd names | {some} real names that break forms, with the reason and a kinder rule for each. | Testing, Research
What breaks at 1,000 users | A load test of a student portal, told as a story with graphs. | JMeter, Performance Testing
The API said 200 | A collection of {some} contract checks that caught a server agreeing with everything. | Postman, API Testing
Bug bash handbook | How we ran a two-hour bug bash with {some} first-years and found {some} real defects. | Manual Testing, Bug Tracking
Flaky, found | Logging every flaky run for a month: clocks, order and shared data were behind most of them. | Cypress, JavaScript`,
  },
];
