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

async function someMasks() {
  const hidden = { is: true };
  const masks = masksOf(hidden);
  await masks.load();
  return { hidden, masks };
}

function masksOf(hidden: { readonly is: boolean }, reportChanged = () => undefined) {
  const hiding = {
    get isOn() {
      return hidden.is;
    },
    isHidden: () => hidden.is,
  };
  return new Masks(hiding, { reportObserved: () => true, reportChanged });
}

describe('a mask', () => {
  it('hides name and picture, reveals them and hides them again', async () => {
    const { hidden, masks } = await someMasks();
    const shown = masks.person(asha);
    expect([shown.name, shown.profilePicture]).toEqual([masks.aliasOf(asha.id), '']);
    hidden.is = false;
    expect([shown.name, shown.profilePicture]).toEqual(['Asha Rao', '/asha.svg']);
    hidden.is = true;
    expect(shown.name).toBe(masks.aliasOf(asha.id));
  });

  it('returns the original', async () => {
    const { masks } = await someMasks();
    expect(masks.original(masks.person(asha))).toBe(asha);
    expect(masks.original(masks.person(masks.person(asha)))).toBe(asha);
    expect(masks.original(asha)).toBe(asha);
  });

  it('hides contact, cover and the name in the texts of a profile, but not education', async () => {
    const { hidden, masks } = await someMasks();
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

  it('hides all works until the name is known, then only those that contain it', async () => {
    const { hidden, masks } = await someMasks();
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

  it('hides other people in texts, works and links, also of revealed people', async () => {
    const { masks } = await someMasks();
    masks.people([asha]);
    const kabir = studentId('kabir');
    const shown = masks.profile(aProfile({ id: kabir, name: 'Kabir Menon', bio: 'I know Asha.' }));
    expect(shown.bio).toBe(`I know ${masks.aliasOf(asha.id)}.`);
    const [work] = masks.works(kabir, [aWork({ title: 'With Asha', link: 'https://asharao.example' })]);
    expect([work?.title, work?.link]).toEqual([`With ${masks.aliasOf(asha.id)}`, '']);
    expect(masks.textAbout(asha, 'Like Kabir')).toBe(`Like ${masks.aliasOf(kabir)}`);
    masks.forget();
    expect(masks.text(kabir, 'I know Asha.')).toBe('I know Asha.');
  });

  it('has blank texts until its code has loaded, and reports them', async () => {
    const changes: string[] = [];
    const masks = masksOf({ is: true }, () => void changes.push('changed'));
    const shown = masks.profile(aProfile({ id: asha.id, name: 'Asha Rao', bio: 'Asha draws.' }));
    expect([shown.name, shown.bio, changes.length]).toEqual([masks.aliasOf(asha.id), '', 1]);
    await masks.load();
    expect([shown.bio, changes.length]).toEqual([`${masks.aliasOf(asha.id)} draws.`, 2]);
  });

  it('determines order and search, even after a search by name', async () => {
    const { hidden, masks } = await someMasks();
    hidden.is = false;
    const all = ['Asha Rao', 'Bilal Sen', 'Chitra Das'].map((name, at) =>
      masks.person(aCandidate({ id: studentId(`s${at}`), name })),
    );
    const find = (words: string) => searchByWords(all, words, () => []).length;
    const by = { fit: () => 0, isViewed: () => false };
    expect([find('bilal'), inOrder(all, 'name', by)[0]?.name]).toEqual([1, 'Asha Rao']);
    hidden.is = true;
    const names = inOrder(all, 'name', by).map(nameOf);
    expect(names).toEqual(names.toSorted());
    expect([find('bilal'), find(names[0] ?? '')]).toEqual([0, 1]);
  });

  it('gives each candidate a unique name', async () => {
    const { masks } = await someMasks();
    const names = Array.from({ length: 5000 }, (_, at) => masks.aliasOf(studentId(`student-${at}`)));
    expect(new Set(names).size).toBe(5000);
  });
});
