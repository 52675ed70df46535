import type { DirectoryEntry } from "./facts.ts";

/** An entry of a British acceptor that states no more than its name, for tests. */
export const directoryEntry = (entryId: string, name: string, part: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  entryId,
  name,
  addressLine1: "",
  city: "",
  postalCode: "",
  country: "GBR",
  phone: "",
  taxId: "",
  companyNumber: "",
  mcc: "",
  acceptsCard: true,
  acceptsVirtualCard: false,
  detailLevel: 1,
  stpCapable: false,
  lockboxes: [],
  lastSeen: "",
  ...part,
});
