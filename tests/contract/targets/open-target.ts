import type { Target } from './target.ts';

const openers: Readonly<Record<string, () => Promise<Target>>> = {
  'in-process': async () => (await import('./in-process.ts')).startInProcessTarget(),
  container: async () => (await import('./container.ts')).startContainerTarget(),
  url: async () => (await import('./url.ts')).openUrlTarget(process.env),
};

export async function openTarget(name: string): Promise<Target> {
  const open = openers[name];
  if (open === undefined)
    throw new Error(`There is no target "${name}". Use one of: ${Object.keys(openers).join(', ')}.`);
  return open();
}
