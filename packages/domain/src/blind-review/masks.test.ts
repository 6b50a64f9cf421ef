import { nameOf } from '../candidates/identity.ts';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../candidates/candidate-order.ts';
import { searchByWords } from '../find/candidate-search.ts';
import { aCandidate, studentId } from '../testing/builders.ts';
import { aProfile, aWork } from '../testing/hiring.ts';
import { Masks } from './masks.ts';

const asha = aCandidate({
  id: studentId('asha'),
  name: 'Asha Rao',
  profilePicture: '/asha.svg',
  source: { gender: 'F' },
});

function someMasks() {
  const hidden = { is: true };
  return { hidden, masks: new Masks(() => hidden.is, new Map()) };
}

describe('a mask', () => {
  it('hides name and picture, reveals them and hides them again', () => {
    const { hidden, masks } = someMasks();
    const shown = masks.person(asha);
    expect([shown.name, shown.profilePicture]).toEqual([masks.aliasOf(asha.id), '']);
    hidden.is = false;
    expect([shown.name, shown.profilePicture]).toEqual(['Asha Rao', '/asha.svg']);
    hidden.is = true;
    expect(shown.name).toBe(masks.aliasOf(asha.id));
  });

  it('returns the original', () => {
    const { masks } = someMasks();
    expect(masks.original(masks.person(asha))).toBe(asha);
    expect(masks.original(masks.person(masks.person(asha)))).toBe(asha);
    expect(masks.original(asha)).toBe(asha);
  });

  it('hides contact, cover and the name in the texts of a profile, but not education', () => {
    const { hidden, masks } = someMasks();
    const job = { title: 'Maps', employmentType: 'Internship', companyName: 'Rao & Co', startDate: '', endDate: null };
    const profile = aProfile({
      name: 'Asha Rao',
      bio: 'Asha draws maps.',
      aspirations: ['Rao & Co'],
      workExperience: [job, { ...job, title: 'Help of Asha', companyName: 'Atlas' }],
    });
    const shown = masks.profile(profile);
    const person = masks.aliasOf(profile.id);
    expect(shown).toMatchObject({
      name: person,
      bio: `${person} draws maps.`,
      aspirations: [`${person} & Co`],
      workExperience: [
        { ...job, companyName: `${person} & Co` },
        { ...job, title: `Help of ${person}`, companyName: 'Atlas' },
      ],
      profilePicture: '',
      coverPicture: '',
      email: '',
      mobileNumber: '',
      skills: profile.skills,
      education: profile.education,
    });
    hidden.is = false;
    expect({ ...shown }).toEqual(profile);
    expect(masks.original(shown)).toBe(profile);
  });

  it('hides all works until the name is known, then only those that contain it', () => {
    const { hidden, masks } = someMasks();
    const id = studentId('asha');
    const work = aWork({
      title: 'Maps by Asha',
      link: 'https://maps.example',
      thumbnail: 'https://asha.example/1',
    });
    const [shown] = masks.works(id, [work]);
    expect([shown?.title, shown?.link]).toEqual(['', '']);
    masks.profile(aProfile({ id, name: 'Asha Rao' }));
    expect([shown?.title, shown?.link, shown?.thumbnail]).toEqual([
      `Maps by ${masks.aliasOf(id)}`,
      'https://maps.example',
      '',
    ]);
    hidden.is = false;
    expect({ ...shown }).toEqual(work);
  });

  it('determines order and search, even after a search by name', () => {
    const { hidden, masks } = someMasks();
    hidden.is = false;
    const all = ['Asha Rao', 'Bilal Sen', 'Chitra Das'].map((name, at) =>
      masks.person(aCandidate({ id: studentId(`s${at}`), name })),
    );
    const find = (words: string) => searchByWords(all, words, () => []).length;
    const by = { fit: () => 0, isViewed: () => false, isStarred: () => false };
    expect([find('bilal'), inOrder(all, 'name', by)[0]?.name]).toEqual([1, 'Asha Rao']);
    hidden.is = true;
    const names = inOrder(all, 'name', by).map(nameOf);
    expect(names).toEqual(names.toSorted());
    expect([find('bilal'), find(names[0] ?? '')]).toEqual([0, 1]);
  });

  it('gives each candidate a unique name', () => {
    const { masks } = someMasks();
    const names = Array.from({ length: 5000 }, (_, at) => masks.aliasOf(studentId(`student-${at}`)));
    expect(new Set(names).size).toBe(5000);
  });
});
