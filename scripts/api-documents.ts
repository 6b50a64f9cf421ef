import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMockApi } from '@glo/mock-api';

// `npm run api` writes the OpenAPI documents of both services to docs/api.
const { app, close } = await startMockApi();
for (const file of ['recruiter-api.json', 'candidate-service.json']) {
  const { body } = await app.inject(`/__mock/api/${file}`);
  writeFileSync(join(import.meta.dirname, '../docs/api', file), body);
  console.log(`docs/api/${file}`);
}
await close();
