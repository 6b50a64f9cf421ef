// Fallback for servers that do not render the chosen theme into the page (decision record 0025).
try {
  const chosen = /(?:^|; )(?:__Host-)?theme=(light|dark)/.exec(document.cookie)?.[1];
  if (chosen !== undefined) document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', chosen);
} catch {
  // A document without cookies.
}
