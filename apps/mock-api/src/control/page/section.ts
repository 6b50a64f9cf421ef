import type { Tools } from './tools.ts';

/** One part of the page: its markup, and what runs in the browser to fill it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** One sentence below the title. */
  readonly lead: string;
  /** The inside of a 24 x 24 drawing in lines. */
  readonly icon: string;
  readonly html: string;
  /** Runs in the browser as it stands here: it may use nothing from outside itself but the tools. */
  readonly script: (tools: Tools) => void;
}
