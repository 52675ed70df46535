/** Places for the assistant's button where it would cover something: a phone's header has no room for it. */
export const assistantDocks = { header: "assistant-dock", footer: "assistant-dock-narrow" } as const;
