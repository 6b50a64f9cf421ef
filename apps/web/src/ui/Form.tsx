import { type FormEvent, type ReactNode, useRef } from 'react';

interface FormProps {
  /** May take its time: what a service refuses shows errors too. */
  readonly onSubmit: () => void | Promise<void>;
  /** For a submit button outside the form, in the page's footer. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A form without the browser's own messages; after a submit that shows errors the first wrong field has the focus. */
export function Form({ onSubmit, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    void Promise.resolve(onSubmit()).then(() => requestAnimationFrame(focusFirstWrong));
  }

  function focusFirstWrong() {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
