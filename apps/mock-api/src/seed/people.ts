import type { Faker } from '@faker-js/faker';
import type { Gender, Place } from '../data/rows.ts';
import names from './data/names.json' with { type: 'json' };
import { knownPlaces } from './lookups.ts';

const groups = names.groups.map(({ weight, panIndian, ...group }) => ({
  weight,
  value: {
    ...group,
    women: [...group.women, ...(panIndian ? names.panIndianWomen : [])],
    men: [...group.men, ...(panIndian ? names.panIndianMen : [])],
  },
}));

const genders: { value: Gender; weight: number }[] = [
  { value: 'Female', weight: 48 },
  { value: 'Male', weight: 50 },
  { value: 'Others', weight: 2 },
];

export function drawPerson(random: Faker) {
  const group = random.helpers.weightedArrayElement(groups);
  const gender = random.helpers.weightedArrayElement(genders);
  const asWoman = gender === 'Female' || (gender === 'Others' && random.datatype.boolean());
  const first = random.helpers.arrayElement(asWoman ? group.women : group.men);
  const family = random.helpers.arrayElement(group.families);
  return {
    name: `${first} ${family}`,
    gender,
    location: drawHome(random, group),
    mobileNumber: mobileNumber(random, group.dialCode),
  };
}

function drawHome(random: Faker, { homes, dialCode }: { homes: string[]; dialCode: string }): Place {
  const movedToStudy = dialCode === '91' && random.datatype.boolean(0.7);
  const region = random.datatype.boolean() ? homes[0] : random.helpers.arrayElement(homes);
  const places = movedToStudy ? studentCities : placesByRegion.get(region ?? 'India');
  return random.helpers.arrayElement(places ?? []);
}

function mobileNumber(random: Faker, dialCode: string): string {
  const digits = random.number.int({ min: 100_000_000, max: 999_999_999 });
  return dialCode === '91' ? `+91 9${digits}` : `+${dialCode} ${digits}`;
}

const placesByRegion = new Map<string, Place[]>();
for (const { place, tier } of knownPlaces) {
  const copies = Array.from({ length: [16, 5, 1, 1][tier] ?? 1 }, () => place);
  const region = place.country === 'India' ? place.state : place.country;
  placesByRegion.set(region, [...(placesByRegion.get(region) ?? []), ...copies]);
}

/** Share of India's students by city, in percent. A recruiter finds dozens in each. */
const studentShares = {
  Pune: 30,
  Bengaluru: 18,
  Mumbai: 11,
  Hyderabad: 10,
  'New Delhi': 9,
  Chennai: 8,
  Kolkata: 5,
  Ahmedabad: 3,
  Jaipur: 2,
  Kochi: 2,
  Indore: 2,
};
const studentCities = Object.entries(studentShares).flatMap(([city, share]) => {
  const known = knownPlaces.find(({ place }) => place.city === city && place.country === 'India');
  if (known === undefined) throw new Error(`No such place: ${city}`);
  return Array.from({ length: share }, () => known.place);
});
