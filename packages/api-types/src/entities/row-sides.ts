/** What becomes of a row. Apart from the words for it, which only reading a file needs. */
export const rowSides = ["add", "subtract", "leaveOut"] as const;
export type RowSide = (typeof rowSides)[number];
