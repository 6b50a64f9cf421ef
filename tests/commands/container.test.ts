import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials } from '../../scripts/container/bill-of-materials.ts';

const root = join(import.meta.dirname, '../..');

it('npm run container says in a sentence that no Docker answers', () => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/container/build-image.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DOCKER_HOST: 'unix:///nowhere/docker.sock', DOCKER_CONTEXT: '' },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^An image is made by Docker, which does not answer: .+\n$/);
});

it('the bill of materials names what is shipped, with licences and checksums, and nothing that only tests need', () => {
  const { components } = JSON.parse(billOfMaterials()) as { components: Component[] };
  const fastify = components.find(({ name }) => name === 'fastify');
  expect(fastify).toMatchObject({ licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512' }] });
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'mobx', 'virtua']));
  expect(components.map(({ name }) => name)).not.toContain('vitest');
});

interface Component {
  readonly name: string;
}
