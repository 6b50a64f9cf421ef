import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './Button.tsx';

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
}

export function ButtonLink({ variant, size, wide, icon, flush, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide, icon, flush })}>
      {icon}
      {children}
    </a>
  );
}
