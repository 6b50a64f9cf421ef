import { join } from 'node:path';
import { npm } from '../npm.ts';

const root = join(import.meta.dirname, '../..');

interface Bill {
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string }[];
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

/** The packages of others that are shipped, with their versions, licences and checksums, as CycloneDX (JSON). npm makes it of the lock file. */
export function billOfMaterials(): string {
  // With `--omit=dev`, which a build's NODE_ENV would bring about too, npm leaves out what the root asks for in development and an application
  // in earnest.
  const bill = JSON.parse(
    npm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'], root),
  ) as Bill;
  const components = bill.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === development),
  );
  const shipped = new Set(components.map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => shipped.has(each)) }));
  return `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`;
}

const development = 'cdx:npm:package:development';
