import type { PulledConfiguration } from "@paygauge/api-types/entities/sftp";

/** A configuration as the product gives it to its connector. */
export const pulledOne: PulledConfiguration = {
  id: "one",
  name: "Calder",
  host: "sftp.calder.example",
  port: 22,
  username: "in",
  hostKey: `SHA256:${"A".repeat(43)}`,
  path: "/out/*.csv",
  afterwards: "keep",
  moveTo: null,
  credential: null,
  isDue: true,
  testId: null,
  job: { kind: "advanced", issuerId: "i", buyerId: "b", currency: "GBP", buyerCountry: "GBR", capabilities: ["stp"] },
};
