const dayMs = 86_400_000;

/** The day of now, "YYYY-MM-DD", in UTC as the system counts. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Days from one day to another, "YYYY-MM-DD"; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
