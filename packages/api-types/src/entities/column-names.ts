/** The name of a column without a heading. */
export const nameWithoutHeading = (index: number): string => `Column ${index + 1}`;
