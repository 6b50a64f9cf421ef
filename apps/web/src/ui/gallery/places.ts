export interface GalleryPlace {
  readonly city: string;
  readonly rest: string;
}

export const places: readonly GalleryPlace[] = [
  { city: 'Pune', rest: 'Maharashtra, India' },
  { city: 'Punalur', rest: 'Kerala, India' },
  { city: 'Pundri', rest: 'Haryana, India' },
  { city: 'Punta Arenas', rest: 'Magallanes, Chile' },
  { city: 'Puning', rest: 'Guangdong, China' },
  { city: 'Bengaluru', rest: 'Karnataka, India' },
  { city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', rest: 'Wales, United Kingdom' },
];

export const placeTexts = {
  optionKey: (place: GalleryPlace) => `${place.city}, ${place.rest}`,
  optionLabel: (place: GalleryPlace) => place.city,
  optionDetail: (place: GalleryPlace) => place.rest,
};

export const skills = ['Python', 'SQL', 'Tableau', 'Statistics', 'Power BI', 'R', 'Excel', 'PyTorch'];
export const skillTexts = { optionKey: (skill: string) => skill, optionLabel: (skill: string) => skill };

/** Options that fit, a moment later. */
export function matching<T>(options: readonly T[], label: (option: T) => string, query: string): readonly T[] {
  return options.filter((option) => label(option).toLowerCase().includes(query.trim().toLowerCase()));
}
