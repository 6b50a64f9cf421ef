/** What document alerts say, byte for byte (specification 1, section 8; decision 23). */
export const uploadFailed = 'Some error occured,Please try again';
export const submitFailed = 'Some error occured,try again later';
/** Of anything that fails on the two screens one comes to from the dashboard. */
export const laterFailed = 'some error occurred';
