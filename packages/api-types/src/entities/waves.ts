/** The place of a wave in the list is its number. */
export const waves = ["doNotContact", "cardProven", "cardAccepted", "negotiate"] as const;
export type Wave = (typeof waves)[number];
