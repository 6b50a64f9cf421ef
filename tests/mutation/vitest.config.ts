import config from '../../vitest.config.ts';

const tests = `${process.env['MUTATION_AREA']}/**/*.test.ts`;

export default { ...config, test: { ...config.test, testTimeout: 5_000, include: [tests], globalSetup: [] } };
