import { describe, expect, it } from 'vitest';
import {
  bachelorsDegrees,
  bachelorsSpecialisations,
  institutes,
  jobRoles,
  knownPlaces,
  mastersDegrees,
  mastersSpecialisations,
  searchJobRoles,
  searchPlaces,
  searchSkills,
  skills,
  streams,
} from './lookups.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const cities = (text: string, limit = 20) => searchPlaces(text, limit).map(({ city }) => city);
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('the lists', () => {
  it('are long enough that any sensible letters find something', () => {
    expect(skills.length).toBeGreaterThanOrEqual(400);
    expect(jobRoles.length).toBeGreaterThanOrEqual(300);
    expect(institutes.length).toBeGreaterThanOrEqual(250);
    expect(knownPlaces.length).toBeGreaterThanOrEqual(800);
    expect(knownPlaces.filter(({ place }) => place.country === 'India').length).toBeGreaterThanOrEqual(450);
  });

  it.each([
    ['skills', skills],
    ['job roles', jobRoles],
    ['institutes', institutes],
    ["bachelor's degrees", bachelorsDegrees],
    ["master's degrees", mastersDegrees],
    ["bachelor's specialisations", bachelorsSpecialisations],
    ["master's specialisations", mastersSpecialisations],
    ['streams', streams],
    ['places', knownPlaces.map(({ place }) => `${place.city}, ${place.state}, ${place.country}`)],
  ])('%s: every entry once, none empty or untrimmed', (_, list) => {
    expect(new Set(list.map(plain)).size).toBe(list.length);
    expect(list.filter((entry) => entry.trim() !== entry || entry === '' || /[|:;]/.test(entry))).toEqual([]);
  });

  it('give every place a city and a country', () => {
    expect(knownPlaces.filter(({ place }) => place.city === '' || place.country === '')).toEqual([]);
  });
});

describe('searchPlaces', () => {
  it('answers every two letters that begin a city with such cities, all of them', () => {
    const pairs = new Set(knownPlaces.map(({ place }) => plain(place.city).slice(0, 2)));
    expect(pairs.size).toBeGreaterThan(150);
    for (const pair of pairs) {
      const beginning = knownPlaces.filter(({ place }) => plain(place.city).startsWith(pair)).map(({ place }) => place);
      const answer = searchPlaces(pair, 2000);
      expect(beginning.filter((place) => !answer.includes(place))).toEqual([]);
    }
  });

  it.each(letters)('finds at least three places for %s', (letter) => {
    expect(searchPlaces(letter, 20).length).toBeGreaterThanOrEqual(3);
  });

  it('has the best known places first', () => {
    expect(cities('', 5)).toEqual(['Mumbai', 'Pune', 'Bengaluru', 'New Delhi', 'Delhi']);
    expect(cities('  ', 5)).toEqual(cities('', 5));
    expect(cities('b', 4)).toEqual(['Bengaluru', 'Bhopal', 'Bhubaneswar', 'Berlin']);
  });

  it('ignores case and accents both ways', () => {
    expect(cities('SÃO P')[0]).toBe('São Paulo');
    expect(cities('sao p')[0]).toBe('São Paulo');
    expect(cities('zurich')[0]).toBe('Zurich');
    expect(cities('zürich')[0]).toBe('Zurich');
    expect(cities('lodz')[0]).toBe('Łódź');
  });

  it('knows older names, after those that begin so today', () => {
    expect(cities('bombay')).toEqual(['Mumbai']);
    const beginningWithB = cities('b', 300);
    expect(beginningWithB.indexOf('Mumbai')).toBeGreaterThan(beginningWithB.indexOf('Barasat'));
    expect(cities('bangalore')[0]).toBe('Bengaluru');
    expect(cities('gurgaon, har')[0]).toBe('Gurugram');
  });

  it('puts an exact name before a beginning, and a beginning before a later word', () => {
    expect(cities('hyderabad')).toEqual(['Hyderabad', 'Hyderabad']);
    expect(searchPlaces('hyderabad', 1)[0]?.state).toBe('Telangana');
    const york = cities('york');
    expect(york[0]).toBe('York');
    expect(york).toContain('New York');
    expect(cities('delhi').slice(0, 2)).toEqual(['Delhi', 'New Delhi']);
  });

  it('reads several words across city, state and country', () => {
    expect(cities('pune, maha')).toEqual(['Pune']);
    expect(cities('pune maharashtra india')).toEqual(['Pune']);
    expect(cities('cambridge, uni')).toEqual(['Cambridge', 'Cambridge']);
    expect(cities('kerala', 3)).toEqual(['Kochi', 'Thiruvananthapuram', 'Kozhikode']);
    expect(cities('pune kerala')).toEqual([]);
    expect(cities('usa', 2)).toEqual(['New York', 'San Francisco']);
  });

  it('finds a part of a name last', () => {
    expect(cities('galuru')).toEqual(['Bengaluru', 'Mangaluru', 'Chikkamagaluru']);
  });

  it('answers no more than asked for', () => {
    expect(searchPlaces('a', 7)).toHaveLength(7);
    expect(searchPlaces('', 0)).toEqual([]);
  });

  it.each([
    ['regular expression signs', '.*'],
    ['an open group', '(pune'],
    ['a smiley', '🙂'],
    ['a very long text', 'pune '.repeat(200_000)],
    ['a name of an object', '__proto__'],
  ])('takes %s for text that no place has', (_, text) => {
    expect(searchPlaces(text, 20)).toEqual([]);
  });

  it.each(['\ud83d', '\u0000', '\u200b'])('takes invisible %j for no text at all', (text) => {
    expect(searchPlaces(text, 20)).toEqual(searchPlaces('', 20));
  });
});

describe('searchSkills', () => {
  it.each(letters)('finds at least three skills for %s', (letter) => {
    expect(searchSkills(letter, 20).length).toBeGreaterThanOrEqual(3);
  });

  it('gives the most common without a text', () => {
    expect(searchSkills(undefined, 3)).toEqual(['Python', 'SQL', 'Excel']);
    expect(searchSkills('', 3)).toEqual(['Python', 'SQL', 'Excel']);
  });

  it('has short names first when they are typed whole', () => {
    expect(searchSkills('r', 1)).toEqual(['R']);
    expect(searchSkills('go', 1)).toEqual(['Go']);
    expect(searchSkills('java', 2)).toEqual(['Java', 'JavaScript']);
  });

  it('takes signs as they are', () => {
    expect(searchSkills('c++', 5)).toEqual(['C++']);
    expect(searchSkills('C#', 5)).toEqual(['C#']);
    expect(searchSkills('.net', 1)).toEqual(['.NET']);
    expect(searchSkills('node js', 5)).toEqual(['Node.js']);
    expect(searchSkills('[a-z]', 5)).toEqual([]);
  });
});

describe('searchJobRoles', () => {
  it.each(letters)('finds at least three roles for %s', (letter) => {
    expect(searchJobRoles(letter, 20).length).toBeGreaterThanOrEqual(3);
  });

  it('finds words anywhere in a role', () => {
    expect(searchJobRoles('ux des', 2)).toEqual(['UX Designer', 'UI/UX Designer']);
    expect(searchJobRoles('data an', 2)).toEqual(['Data Analyst', 'Data Analytics Intern']);
  });
});
