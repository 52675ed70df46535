/** History state of the user who began the import: a small one is done before its progress is first read. */
export const beganHere = { began: true } as const;

export const hasBegunHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "began" in state && state.began === true;
