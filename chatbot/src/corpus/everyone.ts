/** Name of the corpus that every user's questions search. */
export const everyone = "everyone";
