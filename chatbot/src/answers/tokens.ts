const wordsPerToken = 0.75;

/** Returns a rough count of the tokens that a model reads and writes for these texts. */
export const tokensOf = (texts: readonly string[]): number =>
  Math.round(texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0) / wordsPerToken);
