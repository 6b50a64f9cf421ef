/** Toast of most failures (specification 1, section 8). Its id prevents duplicates. */
export const someErrorOccurred = 'Some error occured! Please retry..';
export const serverFailureId = 'server-failure';
