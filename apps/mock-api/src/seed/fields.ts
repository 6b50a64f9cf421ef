import { businessFields } from './data/fields-business.ts';
import { dataFields } from './data/fields-data.ts';
import { designFields } from './data/fields-design.ts';
import { engineeringFields } from './data/fields-engineering.ts';
import { societyFields } from './data/fields-society.ts';
import { softwareFields } from './data/fields-software.ts';
import type { Field } from './data/field.ts';
import { columns, entries, headAndRest, lines } from './lists.ts';

export interface Project {
  title: string;
  description: string;
  hashtags: string[];
}

/** A degree and what may be studied for it. */
export interface Course {
  degree: string;
  majors: string[];
}

/** A `Field`, read once: its texts as lists. */
export interface Study {
  name: string;
  weight: number;
  streams: string[];
  bachelors: Course[];
  masters: Course[];
  core: string[];
  more: string[];
  internships: string[];
  jobs: string[];
  aspirations: string[];
  does: string[];
  proud: string[];
  asks: string[];
  projects: Project[];
}

export const studies: readonly Study[] = [
  ...softwareFields,
  ...dataFields,
  ...designFields,
  ...businessFields,
  ...engineeringFields,
  ...societyFields,
].map(readField);

function readField(field: Field): Study {
  const commaList = (text: string) => text.split(',').map((part) => part.trim());
  return {
    name: field.name,
    weight: field.weight,
    streams: entries(field.streams),
    bachelors: readCourses(field.bachelors),
    masters: readCourses(field.masters),
    core: commaList(field.core),
    more: commaList(field.more),
    internships: entries(field.internships),
    jobs: entries(field.jobs),
    aspirations: entries(field.aspirations),
    does: lines(field.does),
    proud: lines(field.proud),
    asks: lines(field.asks),
    projects: lines(field.projects).map(readProject),
  };
}

function readCourses(text: string): Course[] {
  return lines(text).map((line) => {
    const [degree, majors] = headAndRest(line);
    return { degree, majors: entries(majors) };
  });
}

function readProject(line: string): Project {
  const [title = '', description = '', hashtags = ''] = columns(line);
  return { title, description, hashtags: hashtags.split(',').map((tag) => tag.trim()) };
}
