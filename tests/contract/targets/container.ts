import { GenericContainer, getContainerRuntimeClient, ImageName, Wait } from 'testcontainers';
import { imageName } from '../../container/images.ts';
import { demoRecruiter, type Target } from './target.ts';

/** Starts the image `glo-recruiter:local` in a container. `rateLimit` scales its limits. */
export async function startContainerTarget(rateLimit: number | 'off' = 'off'): Promise<Target> {
  // Disables the cleanup container, whose image cannot be pulled everywhere. `close` and a failed start clean up
  // instead.
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
    withLimits: () => startContainerTarget(1 / 100),
    close: async () => {
      await container.stop();
    },
  };
}

/**
 * Returns the container host. Throws if the image is missing, because Docker would otherwise pull another image of this
 * name.
 */
async function requireImage(): Promise<string> {
  const { image, info } = await getContainerRuntimeClient();
  if (!(await image.exists(ImageName.fromString(imageName)))) {
    throw new Error(`There is no image ${imageName}. Build it: docker build --tag ${imageName} .`);
  }
  return info.containerRuntime.host;
}
