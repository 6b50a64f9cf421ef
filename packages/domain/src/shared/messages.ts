/** The one toast of most failures (specification 1, section 8); its id keeps it from showing twice. */
export const someErrorOccurred = 'Some error occured! Please retry..';
export const serverFailureId = 'server-failure';
