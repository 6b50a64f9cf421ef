// The server puts the chosen theme into the page (decision record 0025). For one that does not: before anything is drawn.
const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen !== undefined) document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', chosen);
