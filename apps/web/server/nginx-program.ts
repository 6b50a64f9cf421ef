/** Where Debian's package puts it. */
export const nginxProgram = '/usr/sbin/nginx';
