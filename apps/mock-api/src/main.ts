import { greeting, runReview, startProgram } from './program.ts';

const [command, ...args] = process.argv.slice(2);
if (command === 'review') await runReview(args);
const { mockApi, settings } = await startProgram();
process.stdout.write(await greeting(mockApi.url, mockApi, settings));
