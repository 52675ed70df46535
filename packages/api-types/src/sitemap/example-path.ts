import { ownValue } from "../own-value.ts";

/** Paths that each page answers with made ids, for tests that open every page; no part of what screens load. */
const ids: Readonly<Record<string, string>> = {
  jobId: "j1",
  supplierKey: "s1",
  useCaseId: "uc1",
  campaignWorkflowId: "c1",
  userId: "u1",
  issuerId: "i1",
  vendorId: "v1",
  reportId: "r1",
  configId: "c1",
  promptId: "x1",
  datapointProfileId: "dp1",
  videoResourceId: "vr1",
  versionNumber: "1",
};

const idOf = (name: string): string => ownValue(ids, name) ?? `${name.replace(/Id$/, "")}-1`;

/** "/jobs/j1/suppliers/s1" for "/jobs/:jobId/suppliers/:supplierKey"; what may follow at the end is left out. */
export function examplePath(path: string): string {
  const parts = path.split("/").filter((part) => !part.endsWith("*") && !part.endsWith("?"));
  return parts.map((part) => (part.startsWith(":") ? idOf(part.slice(1)) : part)).join("/") || "/";
}
