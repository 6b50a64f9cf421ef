import type { Field } from './field.ts';

export const dataFields: readonly Field[] = [
  {
    name: 'statistics',
    weight: 11,
    streams: 'Science (PCM); Commerce with Mathematics',
    bachelors: `
B.Sc.: Statistics; Mathematics
B.Sc. (Hons.): Statistics
B.Stat: Statistics
B.Tech: Data Science; Mathematics and Computing`,
    masters: `
M.Sc.: Statistics; Applied Statistics; Data Science
M.Stat: Statistics
MBA: Business Analytics`,
    core: 'Python, SQL, Excel, Statistics, Tableau, Power BI, Data Analysis',
    more: 'R, Pandas, NumPy, Data Visualisation, Looker, Data Cleaning, Data Storytelling, Hypothesis Testing, Regression Analysis, A/B Testing, D3.js, Google Sheets, DAX, Power Query, SAS, SPSS, Forecasting, Time Series, GIS, QGIS, Web Scraping, Machine Learning, MATLAB, Communication, Business Intelligence, ETL',
    internships:
      'Data Analytics Intern; Data Science Intern; Research Intern; Business Intelligence Intern; Market Research Intern',
    jobs: 'Data Analyst; Graduate Data Analyst; Business Intelligence Analyst; Reporting Analyst; MIS Executive; Insights Analyst',
    aspirations:
      'Data journalist; Research analyst, climate; Product analyst in public transport; Official statistician; Biostatistician; Analytics lead; Data analyst in public health; Sports analyst',
    does: `
turn public data into things my grandmother can read
clean data patiently, because that is where the answers hide
like questions with a map in them
check the sample before I believe the chart
count things others only talk about
explain a p-value without making anyone sorry they asked
build dashboards and then delete half of them`,
    proud: `
a rainfall map of {city} that my school now uses
a dashboard that ended our weekly spreadsheet argument
a survey of {many} commuters, done in person
finding the column that was wrong for three years
a talk on misleading charts that made people laugh`,
    asks: `
why buses come in threes
what the average hides
which number would change the decision
how to say 'we do not know' in a report`,
    projects: `
Monsoon, mapped | Ten years of rainfall for {some} districts as one scrolling map. | Data Visualisation, Python
Which bus comes next? | A small model that predicts delays in {city} from open GPS data. | Python, Statistics
Reading A/B tests honestly | A 12-minute talk for first-year students on peeking and power. | A/B Testing, Statistics
The price of an onion | Daily mandi prices from {some} markets, what moves them, and one chart that explains a bad month. | SQL, Tableau
Where do {many} students live? | A commuting survey of our college and what a second shuttle would save. | Excel, Survey Design
Cricket without the noise | Run rates adjusted for ground and dew, with the doubts shown as bands. | R, Data Storytelling
One dashboard for the canteen | Waste fell by a fifth once the cooks could see yesterday's leftovers. Built in Power BI. | Power BI, Excel
Electricity in our hostel | A year of meter readings, {small} anomalies, and the geyser that was never switched off. | Data Analysis, Forecasting
How many trees? | Estimating the trees of a ward in {city} from {some} sampled streets. | Statistics, GIS
Library loans since 2010 | {many} loans cleaned and told as a story about what a campus reads. | SQL, Data Cleaning`,
  },
  {
    name: 'machine learning',
    weight: 8,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Artificial Intelligence and Machine Learning; Data Science; Computer Science and Engineering
B.E.: Computer Science and Engineering`,
    masters: `
M.Tech: Artificial Intelligence; Data Science
M.Sc.: Data Science; Machine Learning
MS by Research: Machine Learning`,
    core: 'Python, Machine Learning, PyTorch, NumPy, Pandas, SQL, Deep Learning',
    more: 'TensorFlow, scikit-learn, Natural Language Processing, Computer Vision, OpenCV, Statistics, Linear Algebra, Keras, MLOps, Docker, FastAPI, Large Language Models, Hugging Face, Feature Engineering, Git, AWS, Data Visualisation, C++, Reinforcement Learning, Recommender Systems, Jupyter, Apache Spark, Probability, Speech Recognition, Time Series',
    internships: 'Machine Learning Intern; Data Science Intern; Computer Vision Intern; Research Intern; NLP Intern',
    jobs: 'Machine Learning Engineer; Data Scientist; MLOps Engineer; Research Engineer; Computer Vision Engineer',
    aspirations:
      'Machine learning engineer; Research scientist; Speech technology for Indian languages; Medical imaging researcher; MLOps engineer; Applied scientist; Teacher of mathematics for machine learning',
    does: `
train small models and measure them honestly
work on speech for languages with little data
prefer a good baseline to a big network
read one paper a week and try to break its main figure
label my own data before I ask anyone else to
care more about the error analysis than the accuracy`,
    proud: `
a crop disease classifier that knows when it does not know
a Marathi speech set recorded with {some} volunteers
beating a deep model with a decision tree
a paper at a student workshop, with the code that runs
a sign language reader that my neighbour tested`,
    asks: `
what the model does on the worst ten examples
how little data is enough
why the test set looks so much like the training set
who is missing from the data`,
    projects: `
Leaf, or not sure | A crop disease classifier trained on {many} photographs that may answer 'ask an expert'. | PyTorch, Computer Vision
{some} voices | Recording and aligning spoken numbers in Marathi with volunteers, and a small recogniser on top. | Speech Recognition, Python
A tree beat my network | Predicting hostel electricity use: the baseline that won, and why. | scikit-learn, Feature Engineering
Reading old ledgers | Handwritten registers of a {city} library turned into rows, with an error you can trust. | OpenCV, Deep Learning
Signs, live | Recognising {some} signs from a webcam at 24 frames a second on a cheap laptop. | TensorFlow, Computer Vision
What should I read next? | A recommender for our library from {many} loans, with a cold-start trick. | Recommender Systems, SQL
Headlines in two scripts | Classifying news in Hindi and in Hindi written with Latin letters, one model for both. | Natural Language Processing, Hugging Face
Pothole index | Phone accelerometers on {small} scooters, one map of the roads to repair. | Machine Learning, Pandas`,
  },
  {
    name: 'economics',
    weight: 4,
    streams: 'Humanities; Commerce with Mathematics',
    bachelors: `
B.A. (Hons.): Economics; Political Science
B.A.: Economics; Public Administration
B.Sc.: Economics`,
    masters: `
M.A.: Economics; Public Policy; Development Studies
MPP: Public Policy`,
    core: 'Economics, Excel, Research, Econometrics, Stata, Policy Analysis',
    more: 'R, Python, Statistics, Data Analysis, Public Policy, Survey Design, Academic Writing, PowerPoint, Tableau, Qualitative Research, Impact Assessment, Public Speaking, Market Research, SQL, Monitoring and Evaluation, Communication',
    internships: 'Economics Research Intern; Public Policy Intern; Research Assistant; Field Researcher',
    jobs: 'Policy Researcher; Research Analyst; Programme Associate; Economist',
    aspirations:
      'Policy researcher; Development economist; Civil servant; Evaluator of public programmes; Economics journalist; City planner with numbers',
    does: `
read budgets so that my friends do not have to
interview people before I model them
think most arguments get shorter with one good table
like fieldwork more than the seminar about it
write policy notes of two pages, never three`,
    proud: `
a survey of {many} street vendors in {city}
a two-page note that our ward office answered
a budget explainer shared by three newspapers
teaching demand and supply with a vegetable market
my thesis on school meals and attendance`,
    asks: `
who pays for the free thing
what happens to prices the week after
why good schemes fail at the last counter
whether the survey asked the right person`,
    projects: `
What a vendor earns | {many} interviews with street vendors of {city}: income, rent, and the cost of a bad spot. | Survey Design, Economics
A budget on one page | The municipal budget of {city}, drawn so that it can be argued about. | Data Visualisation, Public Policy
Meals and attendance | Does a hot lunch keep children in class? Evidence from {some} schools. | Econometrics, Stata
Auto fares, negotiated | {some} rides, meter against asking price, and what the app changed. | Research, Excel
Two pages on water | A policy note on tanker prices in summer, with three options and their costs. | Policy Analysis, Academic Writing`,
  },
];
