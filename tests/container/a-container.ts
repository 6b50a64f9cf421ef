import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { imageName, webImageName } from './images.ts';

const run = promisify(execFile);

/** Runs the Docker client and returns its output. Rejects if the command fails. */
export async function docker(...args: string[]): Promise<string> {
  return (await run('docker', args)).stdout.trim();
}

/** Returns `true` if the Docker command succeeds within two minutes. */
export const dockerSucceeds = (...args: readonly string[]): boolean =>
  spawnSync('docker', args, { timeout: 120_000 }).status === 0;

export const imageExists = (image: string): boolean => dockerSucceeds('image', 'inspect', image);

/** Returns `true` if the image exists locally or can be pulled. */
export const canGetImage = (image: string): boolean => imageExists(image) || dockerSucceeds('pull', '--quiet', image);

export async function aVolume(): Promise<string> {
  const name = await docker('volume', 'create', `glo-test-${randomUUID()}`);
  onTestFinished(async () => {
    await docker('volume', 'rm', '--force', name);
  });
  return name;
}

/** Containers on the network reach each other by name. */
export async function aNetwork(): Promise<string> {
  const name = await docker('network', 'create', `glo-test-${randomUUID()}`);
  onTestFinished(async () => {
    await docker('network', 'rm', name);
  });
  return name;
}

/** A container without capabilities. Its file system is read-only except for its data. */
export class AContainer {
  readonly id: string;

  private constructor(id: string) {
    this.id = id;
  }

  /** Starts a container on a volume or a host folder. It is removed after the test. The server may not listen yet. */
  static start(volume: string, ...further: readonly string[]): Promise<AContainer> {
    const settings = ['--env=CANDIDATES=50', '--env=RATE_LIMIT=off'];
    return AContainer.#run(imageName, `--volume=${volume}:/data`, ...settings, ...further);
  }

  /** Starts the web image, which writes its configuration to /tmp. */
  static startWeb(...further: readonly string[]): Promise<AContainer> {
    return AContainer.#run(webImageName, '--tmpfs=/tmp', ...further);
  }

  static async #run(image: string, ...options: readonly string[]): Promise<AContainer> {
    const rights = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
    const access = ['--publish=127.0.0.1::4000', '--health-interval=1s'];
    const id = await docker('run', '--detach', '--pull=never', ...rights, ...access, ...options, image);
    onTestFinished(async () => {
      await docker('rm', '--force', '--volumes', id);
    });
    return new AContainer(id);
  }

  /** Returns the URL once the server is healthy. Throws with the log if the container has exited. */
  async url(): Promise<string> {
    for (;;) {
      if (!(await this.isRunning())) throw new Error(`The container ended: ${await this.logs()}`);
      const url = `http://${await docker('port', this.id, '4000')}`;
      const answer = await fetch(`${url}/health`).catch(() => null);
      if (answer?.ok) return url;
    }
  }

  async isRunning(): Promise<boolean> {
    return (await this.#inspect('{{.State.Running}}')) === 'true';
  }

  /** Returns the status of Docker's health check: starting, healthy or unhealthy. */
  health(): Promise<string> {
    return this.#inspect('{{.State.Health.Status}}');
  }

  async exitCode(): Promise<number> {
    return Number(await docker('wait', this.id));
  }

  async logs(): Promise<string> {
    const { stdout, stderr } = await run('docker', ['logs', this.id]);
    return stdout + stderr;
  }

  exec(...command: readonly string[]): Promise<string> {
    return docker('exec', this.id, ...command);
  }

  async kill(signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM' | 'SIGQUIT'): Promise<void> {
    await docker('kill', '--signal', signal, this.id);
  }

  #inspect(format: string): Promise<string> {
    return docker('inspect', '--format', format, this.id);
  }
}
