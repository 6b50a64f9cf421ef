import type { ServiceIdentifier } from 'inversify';
import type { Configuration } from '../../state/configuration.ts';

/** For feature modules whose adapters need the configuration. */
export const configurationToken: ServiceIdentifier<Configuration> = Symbol('configuration');
