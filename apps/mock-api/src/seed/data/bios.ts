/**
 * Voices in which people write about themselves, one a line. {Who} is 'Third-year statistics student', {does},
 * {proud} and {asks} come from the field, {a} and {b} are skills, {hobby} follows 'like', {also} follows 'I'.
 */
export const voices = `
{Who}. I {does}.
{Who} who likes {hobby}. I {does}.
I {does}. Most proud of {proud}.
{Who} from {city}. I {does}, and on weekends I {also}.
I keep asking {asks}. {a} and {b} get me part of the way; talking to people does the rest.
My first real project was {proud}. It broke twice and taught me more than any lecture.
Hello! I {does}. Ask me about {proud}, or about {hobby}.
I {does}. Still learning {a}. Never late.
Three things about me: I {does}, I {also}, and I cannot stop asking {asks}.
{Who}. What keeps me up at night: {asks}. What gets me up in the morning: {hobby}.
I came to this field by accident and stayed because of one question: {asks}?
Quiet in meetings, thorough afterwards. I {does}.
{Who}. I like {a}, {b} and finishing what I start. Proof: {proud}.
The short version: I {does}. The long version involves {proud} and a lot of tea.
I grew up in {city}, where I learnt to fix things instead of replacing them. Today I {does}.
People come to me when something has to be explained simply. I {does}.
I {does}. When I am not doing that I {also}.
{Who}, happiest with a clear problem and a deadline. Recent work: {proud}.
If you also wonder {asks}, we will get along. I work with {a} and {b}.
I believe in small steps and honest notes. Last semester that meant {proud}.
{Who}. My friends would say: stubborn about details, easy about everything else. I {does}.
Looking for a team that lets me ask {asks}. I bring {a}, {b} and a notebook.
I {also}. I also {does}. The two help each other more than you would think.
I did not expect to enjoy {a} this much. Since then: {proud}.
{Who}. I learn fastest next to someone who is better than me. Good with {a}, getting good with {b}.
Ask me what failed last year and I will tell you about it with pleasure. What worked: {proud}.
I {does}, and I write down what did not work.
{a} by day, {hobby} by night. I {does}.
First in my family to go to college. I {does}, and I want to do it where it matters.
Started with a borrowed laptop, ended up with {proud}. Now I {does}.
I {does}. There is more to say, but the work says it better.
{Who}. Currently obsessed with {asks}.
Give me a messy problem and a free Sunday. That is how {proud} came about.
Two truths: I {does}, and I {also}. There is no lie, I am bad at that game.
{city} taught me to improvise. {a} taught me to plan.
Half of what I know comes from {a}, the other half from {hobby}.
I {does}. My mother still thinks I repair computers.
{Who}, curious by habit. Best thing I made so far: {proud}.
Ask {asks} and I will miss my bus.
I want my work to be useful to someone I could meet. So far: {proud}.
{Who}. I {does}. In the evening I {also}.
Small-town eye, big appetite for {a}. I {does}.
I would rather show than tell: {proud}.
What I do: I {does}. What I avoid: meetings without an end.
I used to think {a} was dull. Then came {proud}.
{Who}. Fluent in {a}, conversational in {b}, silent before coffee.
I {does}. If that sounds slow, look at the result: {proud}.
Somewhere between {a} and {hobby} I found out what I want to do.
I have one habit that helps: asking {asks} before starting.
Trained in {a}, {b} and listening. {Who}.
I {does}; I {also}; I sleep well.
My notebook has three lists: things to fix, things to learn, and one that begins with {proud}.
The best advice I got was to finish. Hence {proud}.
{Who} from {city}, easily distracted by {hobby}, never by noise.
When a plan fails I get interested. I {does}.
I like work that ends with somebody saying 'oh, that was easy'. I {does}.
I am the one who reads the manual. {a}, {b} and, on good days, people.
Learning in public, slowly. This year: {a}. Last year: {proud}.
I {also}, which is where I learnt patience. At work I {does}.
Not the loudest, usually the last to leave. I care about {asks}.
Numbers on Monday, people on Tuesday, {hobby} whenever possible. I {does}.
`;

/** Each follows 'I like'. */
export const hobbies = `
long train journeys
old Hindi film songs
slow cricket
birds that nobody notices
street food maps
chess problems
mountain trails in the rain
badminton at six in the morning
second-hand bookshops
board games with too many rules
filter coffee
kite season
science fiction
crosswords in two languages
football with bad goalposts
sketching strangers
terrace gardens
monsoon treks
quiz nights
harmonium practice
cycling before sunrise
mending old radios
stand-up comedy
carrom
folk tales
night skies away from the city
swimming
baking bread
handwritten letters
marathons, the walking kind
`;

/** Each follows 'I'. */
export const pastimes = `
run our college quiz
teach the neighbours' children
cook for the whole floor
play the tabla, not yet well
volunteer at an animal shelter
go looking for old signboards
play district-level badminton
host a small book club
repair bicycles
sing in a choir
write a blog nobody has found yet
climb small hills
help in my parents' shop
act in street plays
plant trees and remember to water them
keep score for the local cricket club
learn a new language badly
photograph doors
coach school football
volunteer with a food rescue group
`;
