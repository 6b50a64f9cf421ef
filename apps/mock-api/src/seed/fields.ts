import business from './data/fields-business.json' with { type: 'json' };
import data from './data/fields-data.json' with { type: 'json' };
import design from './data/fields-design.json' with { type: 'json' };
import engineering from './data/fields-engineering.json' with { type: 'json' };
import society from './data/fields-society.json' with { type: 'json' };
import software from './data/fields-software.json' with { type: 'json' };

export interface Course {
  degree: string;
  majors: string[];
}

interface Project {
  title: string;
  description: string;
  hashtags: string[];
}

/**
 * A field of study and everything that follows from it. Its texts may contain the slots {city}, {small} (3 to 9),
 * {some} (12 to 60) and {many} (200 to 2,400).
 */
export interface Study {
  /** In running text: 'a statistics student'. */
  name: string;
  /** Share among all candidates. */
  weight: number;
  streams: string[];
  bachelors: Course[];
  masters: Course[];
  /** Skills that nearly every student of the field has, the most common first. */
  core: string[];
  more: string[];
  internships: string[];
  jobs: string[];
  aspirations: string[];
  /** Each continues 'I ...'. */
  does: string[];
  /** Each continues 'proud of ...'. */
  proud: string[];
  /** Each continues 'I keep asking ...'. */
  asks: string[];
  projects: Project[];
}

export const studies: readonly Study[] = [...software, ...data, ...design, ...business, ...engineering, ...society];
