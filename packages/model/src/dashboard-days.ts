/** A year and a day: more would only be slow. */
export const dashboardDaysMax = 366;
