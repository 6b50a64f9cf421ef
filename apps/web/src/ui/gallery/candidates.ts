import type { CandidateCardProps, ShortlistOffer } from '../CandidateCard.tsx';

type Sample = Pick<CandidateCardProps, 'name' | 'viewed' | 'folders'> & {
  score: number | null;
  skills: string;
  state: ShortlistOffer['state'];
};

const samples: readonly Sample[] = [
  {
    name: 'Aarohi Deshmukh',
    score: 94,
    viewed: true,
    state: 'shortlist',
    folders: ['Finalists'],
    skills: 'Python SQL Statistics Looker R',
  },
  {
    name: 'Kabir Menon',
    score: 91,
    viewed: false,
    state: 'shortlisted',
    folders: [],
    skills: 'SQL Tableau Excel dbt',
  },
  {
    name: 'Sana Qazi',
    score: 89,
    viewed: false,
    state: 'shortlist',
    folders: [],
    skills: 'Python Tableau Pandas',
  },
  {
    name: 'Devansh Kulkarni',
    score: 0,
    viewed: true,
    state: 'remove',
    folders: [],
    skills: 'Statistics',
  },
  {
    name: 'Ishita Sen',
    score: null,
    viewed: false,
    state: 'shortlist',
    folders: ['Summer 2027 interns, Pune and Bengaluru'],
    skills: '',
  },
  {
    name: 'Thomas Varghese',
    score: 81,
    viewed: true,
    state: 'shortlisted',
    folders: [],
    skills: 'Tableau SQL Excel',
  },
];

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

interface GalleryCandidate extends CandidateCardProps {
  readonly id: string;
}

/** As many made-up candidates as asked for. */
export function candidates(count: number): readonly GalleryCandidate[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length];
    if (sample === undefined) throw new Error('There are no samples.');
    const { state, score, skills: skillText, ...shown } = sample;
    const skills = skillText === '' ? [] : skillText.split(' ');
    const name = index < samples.length ? sample.name : `${sample.name} ${index + 1}`;
    return {
      ...shown,
      score: score === null ? null : { value: score, unit: 'match', share: score },
      id: `student-${index}`,
      name,
      nameShort: cut(name, 11),
      pictureUrl: index === 2 ? '/icon.png' : index === 3 ? '/no-such-picture.png' : '',
      skills: skills.slice(0, 2).map((full) => ({ full, short: cut(full, 6), matched: full !== 'Statistics' })),
      moreSkills: skills.slice(2),
      match: index % 4 === 3 ? undefined : { held: skills.slice(0, 2), missing: ['Power BI', 'Statistics'] },
      writtenOn: index % 5 === 1 ? 'November 3, 2026' : undefined,
      shortlist: { state, busy: index === 4, onPress: () => undefined },
      profileHref: '#profile',
    };
  });
}
