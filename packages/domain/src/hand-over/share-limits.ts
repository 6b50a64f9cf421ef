/** Maximum number of candidates in one shared file, and so in its answers. */
export const mostShared = 30;
