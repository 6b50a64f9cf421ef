import type { Field } from './field.ts';

export const designFields: readonly Field[] = [
  {
    name: 'product design',
    weight: 13,
    streams: 'Humanities; Science (PCM); Arts',
    bachelors: `
B.Des: Product Design; Interaction Design; Communication Design
BFA: Fine Arts`,
    masters: `
M.Des: Interaction Design; Product Design; Visual Communication`,
    core: 'Figma, UI Design, User Research, Prototyping, Wireframing, UX Design, Canva',
    more: 'Design Systems, Usability Testing, Interaction Design, Adobe XD, Adobe Illustrator, Adobe Photoshop, Information Architecture, UX Writing, HTML, CSS, Typography, Design Thinking, Framer, Miro, Illustration, Product Design, Visual Design, Service Design, Web Accessibility, Sketch, Communication, Storyboarding, Notion',
    internships: 'Product Design Intern; User Research Intern; UI/UX Design Intern; Graphic Design Intern',
    jobs: 'Product Designer; UI/UX Designer; Interaction Designer; UX Researcher; UI Designer',
    aspirations:
      'Product designer; Design researcher; Designer for public services; Design systems lead; UX writer; Interaction designer for cars; Founder of a design collective',
    does: `
watch people use things before I draw anything
design forms that do not feel like forms
draw on paper until somebody takes the paper away
test early with whoever is in the corridor
care about the word on the button as much as the button
redesign everyday things and then ask if they needed it`,
    proud: `
a ration shop form that got {small} fields shorter
signage for our hospital that cut the questions at the desk by half
a design system built by {small} students over one summer
a ticket machine redesign tested with {some} commuters
a water bottle for people who cannot grip well`,
    asks: `
what people do just before they need help
why every app has its own idea of Back
what this screen says to a first-time user
how to make waiting feel shorter without lying`,
    projects: `
The ration form, shorter | From 31 fields to 14. Observed at {small} shops in {city}, tested with {some} families. | User Research, UX Design
A ticket machine for everyone | Large targets, two languages, one decision a screen. Prototype and test film. | Prototyping, Interaction Design
Wayfinding for a hospital | Colour, number, picture: signage for {small} floors, and what nurses thought of it. | Visual Design, Design Thinking
Our club's design system | {some} components with usage notes, in Figma and in code. | Figma, Design Systems
Grip | A bottle for weak hands: {some} foam models, one winner. | Product Design, Prototyping
What does this icon mean? | {many} guesses for {some} common icons, and the {small} that need a label. | Usability Testing, Research
Booking a train with my mother | A diary study in {small} parts, ending in a redesign of one screen. | User Research, Figma`,
  },
  {
    name: 'visual communication',
    weight: 5,
    streams: 'Arts; Humanities; Commerce',
    bachelors: `
BFA: Fine Arts; Animation
B.Des: Communication Design; Animation; Film Making
B.Voc: Animation; Film Making`,
    masters: `
MFA: Visual Communication; Film Making
M.Des: Communication Design`,
    core: 'Adobe Photoshop, Adobe Illustrator, Canva, Graphic Design, Video Editing, Typography',
    more: 'Adobe After Effects, Adobe Premiere Pro, Motion Graphics, Illustration, Branding, Logo Design, Animation, Blender, Photography, Storyboarding, Figma, Adobe InDesign, DaVinci Resolve, Packaging Design, 3D Modelling, Procreate, Cinematography, Social Media Marketing, Sound Design, Print Design',
    internships: 'Graphic Design Intern; Video Editing Intern; Motion Design Intern; Illustration Intern',
    jobs: 'Graphic Designer; Motion Designer; Video Editor; Brand Designer; Illustrator',
    aspirations:
      'Art director; Type designer; Animator of short films; Illustrator of science books; Brand designer; Documentary editor; Stop-motion film maker',
    does: `
draw letters in scripts that have few fonts
edit films the way my mother edits letters: shorter
animate ideas that are hard to say
photograph signboards before they are replaced
make posters people ask to keep
give small brands a face they can afford`,
    proud: `
a short film about the last film projectionist of {city}
a Devanagari display face with {many} glyphs
posters for {some} college plays
the packaging of a jaggery brand my uncle sells
a {small}-minute animation about monsoon clouds`,
    asks: `
how few lines a portrait needs
what a colour means two streets away
when to cut
why old signboards are so much better`,
    projects: `
Signboards of {city} | {many} hand-painted boards photographed, sorted and drawn as an alphabet. | Photography, Typography
The last reel | A {small}-minute documentary about a single-screen cinema and the man who runs it. | Video Editing, Cinematography
Jaggery, wrapped | Packaging in two colours that costs less than the old one. | Packaging Design, Branding
Cloud, explained | A hand-drawn animation about how a monsoon cloud forms, made with a physics student. | Animation, Illustration
A face for a choir | Identity, posters and a moving logo for the college choir. | Logo Design, Motion Graphics
{some} days of letters | A letter a day, from ledger pages and rickshaw tails. | Illustration, Adobe Illustrator`,
  },
  {
    name: 'architecture',
    weight: 3,
    streams: 'Science (PCM)',
    bachelors: `
B.Arch: Architecture
B.Plan: Urban Planning`,
    masters: `
M.Arch: Urban Design; Architecture
M.Plan: Urban Planning`,
    core: 'AutoCAD, SketchUp, Revit, Architectural Design, Adobe Photoshop, Rhino',
    more: 'Lumion, BIM, V-Ray, Enscape, Grasshopper, Sustainable Design, Urban Design, Urban Planning, Adobe InDesign, Heritage Conservation, Landscape Design, Interior Design, Green Buildings, Photography, QGIS, 3D Modelling, Excel, Building Codes',
    internships: 'Architecture Intern; Urban Design Intern; Interior Design Intern',
    jobs: 'Junior Architect; Architect; Urban Planner; BIM Modeller',
    aspirations:
      'Architect of public libraries; Conservation architect; Urban planner; Climate-conscious builder; Landscape architect; BIM specialist',
    does: `
draw sections before plans, because people live in sections
measure old houses before they fall
design for shade first and for the photograph last
walk a site at four different hours
build models out of whatever the canteen throws away`,
    proud: `
measured drawings of {small} wada houses
a bus stop that is cool at two in the afternoon
a bamboo library built with {some} volunteers
a thesis on housing for market porters
a bench that survived a whole semester of students`,
    asks: `
where people already sit
how a wall can breathe
why the new school is hotter than the old one
who cleans this building`,
    projects: `
Shade at two o'clock | A bus stop for {city}: sun studies, {small} materials, a full-size mock-up. | Sustainable Design, SketchUp
Measured: {small} old houses | Drawings, joints and stories of timber houses before they are rebuilt. | Heritage Conservation, AutoCAD
A library of bamboo | From joint tests to opening day, with {some} volunteers and one monsoon. | Architectural Design, 3D Modelling
Where porters sleep | A thesis on housing near the market yard: {some} interviews, one courtyard plan. | Urban Design, Research
The {some}-rupee window | Cross-ventilation in hostels with a change anybody can make. | Green Buildings, Rhino`,
  },
];
