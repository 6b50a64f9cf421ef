import { headingAt, itemOf } from './description-lines.ts';

/** What heads say of their section. Only what can mean nothing else: a tick that is wrong is worse than one that is missing. */
const heads = {
  introduction: [
    'introduction',
    'overview',
    'summary',
    'about us',
    'about the company',
    'about the job',
    'about the role',
    'about this job',
    'about this role',
    'about the position',
    'about the team',
    'who we are',
  ],
  requirements: [
    'requirements',
    'qualifications',
    'prerequisites',
    'eligibility',
    'eligibility criteria',
    'who can apply',
    'skills',
    'required skills',
    'skills required',
    'must have',
    'must haves',
    'must have skills',
    'about you',
    'what you bring',
    'what you will bring',
    'what you need',
    'what you will need',
    'who you are',
    'you have',
    'we look for',
    'what we look for',
    'who we look for',
    'we are looking for',
    'what we are looking for',
    'who we are looking for',
  ],
  responsibilities: [
    'responsibilities',
    'roles',
    'responsibility areas',
    'deliverables',
    'tasks',
    'duties',
    'your role',
    'day to day',
    'what you do',
    'what you will do',
    'what will you do',
    'what will you be doing',
    'what you will be doing',
    'what you will work on',
    'you will',
    'in this role you will',
  ],
  competencies: [
    'competencies',
    'preferred skills',
    'preferred qualifications',
    'desired skills',
    'desired qualifications',
    'nice to have',
    'nice to haves',
    'nice to have skills',
    'good to have',
    'good to haves',
    'good to have skills',
    'bonus points',
    'plus points',
  ],
  culture: [
    'culture',
    'work culture',
    'team culture',
    'work environment',
    'values',
    'how we work',
    'how we work together',
  ],
  benefits: [
    'benefits',
    'perks',
    'compensation',
    'salary',
    'stipend',
    'we offer',
    'what we offer',
    'what do we offer',
    'what you get',
    'what you will get',
    'what is in it for you',
  ],
  application: [
    'application',
    'application instructions',
    'application process',
    'how to apply',
    'to apply',
    'apply',
    'apply now',
    'selection process',
    'hiring process',
    'interview process',
  ],
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
  const lines = description.split(/\r?\n/).map((line) => line.trim());
  const covered = new Set<DescriptionTopic>();
  if (isIntroduced(lines)) covered.add('introduction');
  for (const index of lines.keys()) {
    const topic = topicAt(lines, index);
    if (topic !== undefined) covered.add(topic);
  }
  if (asksToApply.test(description)) covered.add('application');
  return covered;
}

/** A sentence above the first section, with something below it. */
function isIntroduced(lines: readonly string[]): boolean {
  const section = lines.findIndex((_, index) => topicHeadAt(lines, index) !== null);
  const above = section === -1 ? lines : lines.slice(0, section);
  const sentence = above.findIndex((line) => itemOf(line) === null && line.includes(' ') && /[.!?]$/.test(line));
  const end = lines.indexOf('', sentence);
  return sentence !== -1 && end !== -1 && lines.slice(end).some((line) => line !== '');
}

function topicAt(lines: readonly string[], index: number): DescriptionTopic | undefined {
  const head = topicHeadAt(lines, index);
  if (head === null) return undefined;
  const next = lines.findIndex((other, at) => at > index && other !== '');
  const isFollowed = next !== -1 && headingAt(lines, next) === null && topicNamedBy(lines[next] ?? '') === undefined;
  return head.behind !== '' || isFollowed ? head.topic : undefined;
}

/** A line that names a topic, and what stands behind its colon or dash; null for any other line. */
function topicHeadAt(lines: readonly string[], index: number) {
  const line = lines[index] ?? '';
  const before = lines[index - 1] ?? '';
  const [, head = line, behind = ''] = /^([^:]+?)(?::| [-–—])\s+(\S.*)$/.exec(line) ?? [];
  const topic = topicNamedBy(head);
  // Below other words it may go on from them, unless it begins like a head.
  const isGoingOn = before !== '' && itemOf(before) === null && /^\p{Ll}/u.test(line);
  return topic === undefined || isGoingOn ? null : { topic, behind };
}

/** 'Roles & Responsibilities' are two names of one topic; of a head with two topics the first counts. */
function topicNamedBy(head: string): DescriptionTopic | undefined {
  const topics = plain(head)
    .split(/ and | or | ?\/ ?/)
    .map(
      (name) => topicOf.get(name) ?? topicOf.get(withoutFiller(name)) ?? (/^life at ./.test(name) ? 'culture' : null),
    );
  return topics.includes(null) ? undefined : (topics[0] ?? undefined);
}

/** '2. **What you’ll need:**' is 'what you will need'. An item of a list is a head only when it is marked as one. */
function plain(head: string): string {
  return head
    .replace(/^[•*–-] (?=.*[:*]$)/, '')
    .replace(/^(?![•*–-] )[^\p{L}]*(?:[a-z]{1,3}[.)] +)?[^\p{L}]*/iu, '')
    .replace(/ \([^()]*\)(?=[^\p{L}]*$)/u, '')
    .replace(/[^\p{L}]+$/u, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replaceAll("'ll", ' will')
    .replaceAll("'re", ' are')
    .replace(/^what's/, 'what is')
    .replace(/[-,]/g, ' ')
    .replace(/\s+/g, ' ');
}

/** 'Our key responsibilities' are 'responsibilities'. */
function withoutFiller(name: string): string {
  return name.replace(/^(?:(?:our|the|your|key|main|specific|desired|minimum|technical|job|role|company) )+/, '');
}
