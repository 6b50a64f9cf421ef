import { buildWeb } from './build-web.ts';
import { runVitest } from './run-vitest.ts';

// `npm run test:browsers`: tests the main journey and every screen in Firefox and WebKit, if installed.
await buildWeb();
runVitest('browsers', ['tests/browsers'], { TEST_BROWSERS: '1' });
