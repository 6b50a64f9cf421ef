/** One part of the page: its markup, and what runs in the browser to fill it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Runs in the browser as it stands here: it may use nothing from outside itself. */
  readonly script: () => void;
}
