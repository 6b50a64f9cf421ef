export const uploadFailed = 'Some error occured,Please try again';
export const submitFailed = 'Some error occured,try again later';
export const laterFailed = 'some error occurred';
