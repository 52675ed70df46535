/** Made-up ledgers that anybody may try the product with, served beside the application. */
export const sampleLedgers = {
  base: "/samples/northgate-summary.csv",
  advanced: "/samples/northgate-lines.csv",
} as const;
