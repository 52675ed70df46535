/** "+45", with a true minus sign for what is taken. */
export const signedPoints = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);
