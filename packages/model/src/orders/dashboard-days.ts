/** A year and a day; longer ranges would be slow. */
export const dashboardDaysMax = 366;
