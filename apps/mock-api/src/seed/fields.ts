import business from './data/fields-business.json' with { type: 'json' };
import data from './data/fields-data.json' with { type: 'json' };
import design from './data/fields-design.json' with { type: 'json' };
import engineering from './data/fields-engineering.json' with { type: 'json' };
import society from './data/fields-society.json' with { type: 'json' };
import software from './data/fields-software.json' with { type: 'json' };

/**
 * Fields of study with all texts. `does` continues 'I ...', `proud` 'proud of ...' and `asks` 'I keep asking ...'.
 * Slots: {city}, {small} (3 to 9), {some} (12 to 60), {many} (200 to 2,400). `weight` is a share of all candidates,
 * and `core` lists the most common skills first.
 */
export const studies = [...software, ...data, ...design, ...business, ...engineering, ...society];

export type Study = (typeof studies)[number];
export type Course = Study['bachelors'][number];
