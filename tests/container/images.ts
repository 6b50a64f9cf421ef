/** Result of `docker build --tag glo-recruiter:local .`. */
export const imageName = 'glo-recruiter:local';

/** Result of `docker build --target web --tag glo-recruiter-web:local .`. */
export const webImageName = 'glo-recruiter-web:local';
