type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;

// Registered on import, before the router: listeners run in registration order.
addEventListener('popstate', (event) => listener?.(event));

export function interceptPopState(newListener: Listener): () => void {
  listener = newListener;
  return () => {
    listener = null;
  };
}
