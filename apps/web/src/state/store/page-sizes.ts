/** Candidates per page. The first page is small to render early, the others are short enough for slow devices. */
export const pageSizes = { first: 200, next: 500 } as const;
