import type { ServiceIdentifier } from 'inversify';
import type { Configuration } from '../../state/configuration.ts';

export const configurationToken: ServiceIdentifier<Configuration> = Symbol('configuration');
