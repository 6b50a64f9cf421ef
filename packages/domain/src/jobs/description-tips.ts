import { descriptionBlocks } from './description-blocks.ts';

/** What a head says of its section. Only heads that can mean nothing else: a tick that is wrong is worse than one that is missing. */
const heads = {
  introduction: ['introduction', 'about us', 'about the job', 'about the role', 'who we are'],
  requirements: ['requirements', 'minimum requirements', 'required skills', 'what you bring', 'what you need'],
  responsibilities: ['responsibilities', 'tasks', 'duties', 'what you will do', "what you'll do", 'you will'],
  competencies: ['competencies', 'preferred skills', 'desired skills', 'nice to have', 'good to have'],
  culture: ['culture', 'company culture', 'team culture', 'how we work together'],
  benefits: ['benefits', 'perks', 'benefits and perks', 'perks and benefits', 'what we offer', 'what do we offer'],
  application: ['application instructions', 'application process', 'how to apply'],
} as const;

export type DescriptionTopic = keyof typeof heads;

const topicOf = new Map<string, DescriptionTopic>(
  Object.entries(heads).flatMap(([topic, texts]) => texts.map((text) => [text, topic as DescriptionTopic])),
);

/** The topics that have a section of their own: a head that names them, and a text below it. What stands above all sections introduces them. */
export function coveredTopics(description: string): ReadonlySet<DescriptionTopic> {
  const blocks = descriptionBlocks(description);
  const covered = new Set<DescriptionTopic>();
  if (blocks[0]?.kind === 'paragraph' && blocks.some(({ kind }) => kind === 'heading')) covered.add('introduction');
  for (const [index, block] of blocks.entries()) {
    const below = blocks[index + 1];
    if (block.kind !== 'heading' || below === undefined || below.kind === 'heading') continue;
    const topic = topicOf.get(plain(block.text));
    if (topic !== undefined) covered.add(topic);
  }
  return covered;
}

/** 'Our key responsibilities:' is 'responsibilities'. */
function plain(head: string): string {
  const words = head.toLowerCase().replaceAll('’', "'").replaceAll('&', 'and').replace(/\s+/g, ' ');
  return words.replace(/[\s:?]+$/, '').replace(/^(?:(?:our|the|your|key|main|specific|desired) )+/, '');
}
