type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;

// The browser tells listeners in the order they came, whatever they ask for: this one is there before the router's.
addEventListener('popstate', (event) => listener?.(event));

/** Handles Back and Forward before the router does, and may stop them; returns the clean-up. */
export function interceptPopState(of: Listener): () => void {
  listener = of;
  return () => {
    listener = null;
  };
}
