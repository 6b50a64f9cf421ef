export type RoleFamily =
  | 'software'
  | 'engineering'
  | 'data'
  | 'design'
  | 'marketing'
  | 'sales'
  | 'finance'
  | 'people'
  | 'operations'
  | 'support'
  | 'general';

/**
 * Words that give a family away, parted by semicolons: beginnings of words, or whole ones when a full stop follows. The
 * first line that knows the role wins, so a Sales Engineer sells and a Data Engineer works with data.
 */
const tellTales: readonly (readonly [RoleFamily, string])[] = [
  ['people', 'hr.; human resource; talent; recruit; people op; payroll; learning and development; employee'],
  ['support', 'support; customer success; customer service; customer experience; customer care; help desk; call cent'],
  ['sales', 'sales.; presales; telesales; business development; account executive.; account manager; key account'],
  ['sales', 'partnership; lead generation; relationship manager; client servic'],
  ['finance', 'financ; account; audit; tax; invest; equity; credit; treasury; actuar; underwrit; wealth; portfolio'],
  ['finance', 'bank; loan; insurance; stock; billing; bookkeep; econom'],
  ['marketing', 'market; seo.; sem.; ppc.; social media; content; copywrit; brand manager; brand associate; growth'],
  ['marketing', 'public relation; community manager; influencer; media planner; event; campus ambassador'],
  ['software', 'cyber; security; penetration; soc.; qa.'],
  ['data', 'data; machine learning; deep learning; analytics; business intelligence; bi.; statistic; mis.; reporting'],
  ['data', 'computer vision; nlp.; quantitative; decision scien; research engineer; research scientist; power bi'],
  ['design', 'ui.; ux.; designer; product design; graphic; visual; motion; illustrat; animat; 3d.; 2d.; vfx'],
  ['design', 'video edit; creative; art director; photograph'],
  [
    'software',
    'software; develop; frontend; front end; backend; back end; full stack; fullstack; mobile; android; ios.',
  ],
  ['software', 'devops; cloud; platform; site reliability; infrastructure; network; system administrator; it.; mlops'],
  [
    'software',
    'tester; manual test; test automation; performance test; programmer; blockchain; solution; kubernetes; aws.; azure',
  ],
  [
    'engineering',
    'engineer; mechanic; electric; electronic; civil; structural; embedded; firmware; vlsi; cad.; robotic',
  ],
  ['engineering', 'manufactur; architect; technician; surveyor; chemist; draught'],
  ['operations', 'operation; supply chain; logistic; procure; purchas; inventory; warehouse; planner; vendor; import'],
  ['operations', 'fleet; category manager; project; program manager; office.; administrat; executive assistant'],
  ['data', 'analyst'],
];

/** Which kind of work a role is, from its name; 'general' when nothing tells. */
export function roleFamily(role: string): RoleFamily {
  const name = ` ${role.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const known = tellTales.find(([, words]) => words.split('; ').some((word) => name.includes(asPattern(word))));
  return known?.[0] ?? 'general';
}

/** 'hr.' looks for ' hr ', 'market' for ' market'. */
const asPattern = (word: string) => ` ${word.replace('.', ' ')}`;
