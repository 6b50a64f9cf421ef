import config from '../../vitest.config.ts';

const tests = `${process.env['MUTATION_AREA']}/**/*.test.ts`;
const { projects: _, ...test } = config.test ?? {};

export default { ...config, test: { ...test, testTimeout: 5_000, include: [tests], globalSetup: [] } };
