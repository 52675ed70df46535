/** What tests of files by SFTP send. */
import { createHash } from "node:crypto";
import type { BodyOf } from "@paygauge/api-types/endpoints";

/** A configuration that the seeded buyer can have. */
export const configurationBody = (
  connectorId: string,
  name: string,
  more: Partial<BodyOf<"createSftpConfiguration">> = {},
): BodyOf<"createSftpConfiguration"> => ({
  name,
  connectorId,
  host: "sftp.calder.example",
  port: 22,
  username: "harbour-in",
  hostKey: `SHA256:${"A".repeat(43)}`,
  issuerId: "issuer-harbour",
  buyerId: "buyer-calder-county",
  path: "/out/ap/ap-????-??.csv",
  kind: "advanced",
  every: "weekdays",
  time: "06:30",
  weekday: 1,
  zone: "Europe/London",
  afterwards: "move",
  moveTo: "/out/taken",
  ...more,
});

/** A JWE's form; the origin can't read more of one. */
export const sealed = { credential: "aaaa.bbbb.cccc.dddd.eeee" };
export const keyOfConnector = { x: "x".repeat(43), y: "y".repeat(43) };

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** A file as its server lists it. */
export const fileOf = (name: string, size: number, modifiedOn = "2026-11-30T06:00:00.000Z") => ({
  path: `/out/ap/${name}`,
  size,
  modifiedOn,
});
