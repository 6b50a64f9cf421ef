import type { CSSProperties, HTMLAttributes } from 'react';
import styles from './box.module.css';
import { cx } from './cx.ts';

/** A step of the spacing scale (--s1 to --s9). */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A negative step moves an edge outward, by which rows align their content with the text around them. */
type Margin = Step | -1 | -2 | -3 | 'auto';

type Side = '' | 'Block' | 'Inline' | 'Top' | 'Right' | 'Bottom' | 'Left';

type Tag = 'div' | 'section' | 'p' | 'span' | 'strong' | 'h1' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd';

/** Props that `Row`, `Stack` and `Text` share. Size, weight and tone are inherited by default. */
export interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly as?: Tag | 'fieldset' | 'label' | 'output' | 'tr';
  readonly htmlFor?: string;
  /** A step of the type scale (--t1 to --t5). */
  readonly size?: 1 | 2 | 3 | 4 | 5 | undefined;
  readonly weight?: 'medium' | 'strong' | undefined;
  readonly tone?: 'ink' | 'muted' | 'subtle' | 'danger' | 'warning' | 'ok' | undefined;
  readonly space?: { readonly [side in `padding${Side}`]?: Step } & {
    readonly [side in `margin${Side}`]?: Margin | undefined;
  };
  readonly className?: string | undefined;
}

/** Returns the props of the element. Rules of a module override all of them except `space` and gaps. */
export function boxProps(props: Omit<BoxProps, 'as'>, layout?: string, gaps?: CSSProperties) {
  const { size, weight, tone, space = {}, className, ...rest } = props;
  const margins = Object.entries(space).map(([side, step]) => [side, stepValue(step)]);
  return {
    ...rest,
    className: cx(layout, size && styles[`t${size}`], weight && styles[weight], tone && styles[tone], className),
    style: { ...gaps, ...Object.fromEntries(margins) } as CSSProperties,
  };
}

export function stepValue(step: Margin | undefined): string | undefined {
  if (typeof step !== 'number') return step;
  return step > 0 ? `var(--s${step})` : `calc(var(--s${-step}) * -1)`;
}
