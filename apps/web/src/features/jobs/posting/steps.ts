/** The way of a post, in the header of its three screens. */
export const steps = ['Details', 'Description', 'Preview'] as const;
