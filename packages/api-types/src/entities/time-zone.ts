/** Header with the user's time zone, an IANA name such as "Pacific/Kiritimati": what is due today depends on it. */
export const timeZoneHeader = "x-time-zone";
