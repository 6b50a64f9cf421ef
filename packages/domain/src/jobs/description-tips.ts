import { descriptionBlocks } from './description-blocks.ts';
import { headingAt, itemOf } from './description-lines.ts';

/** What a head says of its section. Only heads that can mean nothing else: a tick that is wrong is worse than one that is missing. */
const heads = {
  introduction: ['introduction', 'about us', 'about the job', 'about the role', 'who we are'],
  requirements: [
    'requirements',
    'minimum requirements',
    'required skills',
    'qualifications',
    'what you bring',
    'what you need',
    'we look for',
    'what we look for',
    "what we're looking for",
    'what we are looking for',
    'who we look for',
    'who you are',
    'you have',
    'must have',
  ],
  responsibilities: [
    'responsibilities',
    'tasks',
    'duties',
    'what you will do',
    "what you'll do",
    'what you do',
    'you will',
  ],
  competencies: ['competencies', 'preferred skills', 'desired skills', 'nice to have', 'good to have'],
  culture: ['culture', 'company culture', 'team culture', 'how we work', 'how we work together'],
  benefits: [
    'benefits',
    'perks',
    'benefits and perks',
    'perks and benefits',
    'we offer',
    'what we offer',
    'what do we offer',
    'what you get',
    "what you'll get",
    'what you will get',
  ],
  application: ['application instructions', 'application process', 'how to apply', 'to apply'],
} as const;

/** A sentence that begins like this says how to apply, under whatever head. */
const asksToApply = /(?:^|[.!?]\s+)(?:please )?(?:send us|apply (?:at|by|here|on|through|via|with)) /im;

export type DescriptionTopic = keyof typeof heads;

const topicOf = new Map<string, DescriptionTopic>(
  Object.entries(heads).flatMap(([topic, texts]) => texts.map((text) => [text, topic as DescriptionTopic])),
);

/**
 * The topics that have a section of their own: a head that names them, and a text below it or behind its colon. What stands above
 * all sections introduces them.
 */
export function coveredTopics(description: string): ReadonlySet<DescriptionTopic> {
  const blocks = descriptionBlocks(description);
  const covered = new Set<DescriptionTopic>();
  if (blocks[0]?.kind === 'paragraph' && blocks.some(({ kind }) => kind === 'heading')) covered.add('introduction');
  const lines = description.split(/\r?\n/).map((line) => line.trim());
  for (const index of lines.keys()) {
    const topic = topicAt(lines, index);
    if (topic !== undefined) covered.add(topic);
  }
  if (asksToApply.test(description)) covered.add('application');
  return covered;
}

function topicAt(lines: readonly string[], index: number): DescriptionTopic | undefined {
  const line = lines[index] ?? '';
  const before = lines[index - 1] ?? '';
  const [, head, behind] = /^([^:]+):\s+(\S.*)$/.exec(line) ?? [];
  if (head !== undefined && behind !== undefined) return topicOf.get(plain(head));
  const next = lines.findIndex((other, at) => at > index && other !== '');
  const isOnItsOwn = before === '' || itemOf(before) !== null;
  // Below a sentence it may be a line of it.
  if (!isOnItsOwn && !line.endsWith(':') && itemOf(lines[index + 1] ?? '') === null) return undefined;
  const isFollowed = next !== -1 && headingAt(lines, next) === null && !topicOf.has(plain(lines[next] ?? ''));
  return isFollowed ? topicOf.get(plain(line)) : undefined;
}

/** 'Our key responsibilities:' is 'responsibilities'. */
function plain(head: string): string {
  const words = head
    .replace(/^#+ +|\*\*/g, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replace(/\s+/g, ' ');
  return words.replace(/[\s:?]+$/, '').replace(/^(?:(?:our|the|your|key|main|specific|desired) )+/, '');
}
