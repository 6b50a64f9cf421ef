import { GenericContainer, getContainerRuntimeClient, ImageName, Wait } from 'testcontainers';
import { imageName } from '../../container/images.ts';
import { demoRecruiter, type Target } from './target.ts';

/** The image `glo-recruiter:local` in a container of its own. Its rate limits are lifted unless a factor is given. */
export async function startContainerTarget(rateLimit: number | 'off' = 'off'): Promise<Target> {
  // The library's own reaper is an image that cannot be fetched everywhere; a start that fails and `close` remove the container.
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const host = await requireImage();
  const container = await new GenericContainer(imageName)
    .withEnvironment({
      NODE_ENV: 'test',
      MOCK_CONTROL: 'on',
      DEMO: 'on',
      ALLOWED_HOSTS: host,
      RATE_LIMIT: String(rateLimit),
      CANDIDATES: '300',
    })
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

/** Returns where containers are reached. A missing image would be looked for in a registry, where another one may have its name. */
async function requireImage(): Promise<string> {
  const { image, info } = await getContainerRuntimeClient();
  if (!(await image.exists(ImageName.fromString(imageName)))) {
    throw new Error(`There is no image ${imageName}. Make it with: docker build --tag ${imageName} .`);
  }
  return info.containerRuntime.host;
}
