/** What `docker build --tag glo-recruiter:local .` makes. */
export const imageName = 'glo-recruiter:local';

/** What `docker build --target web --tag glo-recruiter-web:local .` makes. */
export const webImageName = 'glo-recruiter-web:local';
