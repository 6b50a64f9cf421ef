import type { ServiceIdentifier } from 'inversify';
import type { Configuration } from '../../state/configuration.ts';

/** For feature modules whose adapters depend on the installation. */
export const configurationToken: ServiceIdentifier<Configuration> = Symbol('configuration');
