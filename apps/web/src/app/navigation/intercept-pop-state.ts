type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;

// Registered on import, before the router: listeners run in registration order.
addEventListener('popstate', (event) => listener?.(event));

/** Handles Back and Forward before the router and may stop the event. Returns the clean-up. */
export function interceptPopState(of: Listener): () => void {
  listener = of;
  return () => {
    listener = null;
  };
}
