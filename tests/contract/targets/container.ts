import { GenericContainer, getContainerRuntimeClient, ImageName, Wait } from 'testcontainers';
import { imageName } from '../../../scripts/container/image-name.ts';
import { demoRecruiter, type Target } from './target.ts';

/** The image that `npm run container` made, in a container of its own. Its rate limits are lifted unless a factor is given. */
export async function startContainerTarget(rateLimit: number | 'off' = 'off'): Promise<Target> {
  // The library's own reaper is an image that cannot be fetched everywhere; a start that fails and `close` remove the container.
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  await requireImage();
  const container = await new GenericContainer(imageName)
    .withEnvironment({ NODE_ENV: 'test', RATE_LIMIT: String(rateLimit), CANDIDATES: '300' })
    .withExposedPorts(4000)
    .withWaitStrategy(Wait.forHttp('/health', 4000, { abortOnContainerExit: true }))
    .start();
  const url = `http://${container.getHost()}:${container.getMappedPort(4000)}`;
  return {
    name: 'container',
    recruiterBase: `${url}/api/recruiter`,
    candidateBase: `${url}/api/v1/mobile`,
    control: `${url}/__mock`,
    mayWrite: true,
    recruiter: demoRecruiter,
    // One try a minute and account.
    withLimits: () => startContainerTarget(1 / 100),
    close: async () => {
      await container.stop();
    },
  };
}

/** A missing image would be looked for in a registry, where somebody else's may have its name. */
async function requireImage(): Promise<void> {
  const { image } = await getContainerRuntimeClient();
  if (!(await image.exists(ImageName.fromString(imageName)))) {
    throw new Error(`There is no image ${imageName}: make it with "npm run container".`);
  }
}
