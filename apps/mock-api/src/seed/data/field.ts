/**
 * What somebody studies and everything that follows from it. Lists are one entry a line, or parted by commas or
 * semicolons where entries are short. Texts may hold the slots {city}, {small} (3 to 9), {some} (12 to 60) and
 * {many} (200 to 2,400).
 */
export interface Field {
  /** In running text: 'a statistics student'. */
  name: string;
  /** Share among all people. */
  weight: number;
  /** Streams of the twelfth that lead to it. */
  streams: string;
  /** Degree: majors parted by semicolons, one degree a line. */
  bachelors: string;
  masters: string;
  /** Skills nearly everybody in the field has, the commonest first. */
  core: string;
  more: string;
  internships: string;
  jobs: string;
  aspirations: string;
  /** Continues 'I ...'. */
  does: string;
  /** A thing made, continues 'proud of ...'. */
  proud: string;
  /** Continues 'I keep asking ...'. */
  asks: string;
  /** Title | description | hashtags parted by commas. */
  projects: string;
}
