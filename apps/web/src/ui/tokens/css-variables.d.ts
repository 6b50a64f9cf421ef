import 'react';

declare module 'react' {
  /** Values the styles ask for: style={{ '--hue': 160 }}. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
