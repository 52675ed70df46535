import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { ensureKeys } from "./keys.mjs";

const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), "keys-"));
  for (const room of ["origin", "chatbot", "idp"]) mkdirSync(path.join(made, room));
  folders.push(made);
  return made;
}

function value(root: string, room: string, name: string): string {
  return new RegExp(`^${name}='(.*)'$`, "m").exec(readFileSync(path.join(root, room, ".dev.vars"), "utf8"))?.[1] ?? "";
}

afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true });
});

describe("the local keys", () => {
  it("are made once and kept, so that a restart signs no one out", async () => {
    const root = folder();
    await ensureKeys(root);
    const before = ["", "origin", "chatbot", "idp"].map((room) =>
      readFileSync(path.join(root, room, ".dev.vars"), "utf8"),
    );
    await ensureKeys(root);
    expect(
      ["", "origin", "chatbot", "idp"].map((room) => readFileSync(path.join(root, room, ".dev.vars"), "utf8")),
    ).toEqual(before);
  });

  it("give the origin the public half of what the edge signs with, and no secret", async () => {
    const root = folder();
    await ensureKeys(root);
    const [key] = JSON.parse(value(root, "origin", "EDGE_JWKS")).keys;
    const secret = JSON.parse(value(root, "", "IDENTITY_SIGNING_KEY"));
    expect([key.kid, key.x, key.y]).toEqual([secret.kid, secret.x, secret.y]);
    expect("d" in key).toBe(false);
    expect("d" in secret).toBe(true);
  });
});
