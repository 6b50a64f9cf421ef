import type { Faker } from '@faker-js/faker';
import bios from './data/bios.json' with { type: 'json' };
import type { Path } from './education.ts';
import type { Study } from './fields.ts';

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** Fills the slots of a text of `Study`. A repeated slot gets the same number. */
export function fillSlots(random: Faker, text: string, city: string): string {
  const values: Record<string, string> = {
    city,
    small: String(random.number.int({ min: 3, max: 9 })),
    some: String(random.number.int({ min: 12, max: 60 })),
    many: thousands(random.number.int({ min: 20, max: 240 }) * 10),
  };
  return fill(text, values);
}

/**
 * Returns a few sentences in the first person. {Who} is 'Third-year statistics student', {does}, {proud} and {asks}
 * come from the field, {a} and {b} are skills, {hobby} follows 'like', {also} follows 'I'.
 */
export function drawBio(
  random: Faker,
  study: Study,
  path: Path,
  person: { city: string; skills: readonly string[]; jobTitle: string | null },
): string {
  const pick = random.helpers.arrayElement;
  const [a = '', b = ''] = person.skills;
  const introduction = self(study, path, person.jobTitle);
  const text = fill(pick(bios.voices), {
    Who: introduction,
    does: pick(study.does),
    proud: pick(study.proud),
    asks: pick(study.asks),
    hobby: pick(bios.hobbies),
    also: pick(bios.pastimes),
    a,
    b,
    city: person.city,
  });
  return fillSlots(random, text, person.city);
}

function self(study: Study, path: Path, jobTitle: string | null): string {
  if (path.stage === 'bachelor') return `${ordinals[path.year - 1]}-year ${study.name} student`;
  if (path.stage === 'master') return `Master's student, ${study.name}`;
  return jobTitle ?? `${capital(study.name)} graduate`;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const thousands = (count: number): string =>
  count < 1000 ? String(count) : `${Math.floor(count / 1000)},${String(count % 1000).padStart(3, '0')}`;
