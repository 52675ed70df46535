import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LinkUpload, MagicLinkDetail } from "@paygauge/api-types/entities/magic-links";
import { allowLinks } from "../support/allow-links.ts";
import { Client, type Answer } from "../support/client.ts";
import { bytesOf, filesBelow } from "../support/files-while-running.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { recordSoak } from "./soak-record.ts";

/** Redeems of one link at the same moment; ten times as many guesses. */
const races = Number(process.env["KILLS"] ?? 40);

let system: RunningSystem;
let sender: Client;
beforeAll(async () => {
  const vars = { CLIENT_ADDRESS: "header:x-test-address" };
  system = await startSystem({ seed: "without-job", hasLimits: true, vars });
  sender = await signIn(system.port, "sasha.sysadmin");
  await allowLinks(sender);
});
afterAll(() => system?.end());

interface Made {
  readonly id: string;
  readonly token: string;
}

async function makeLink(byMail = false): Promise<Made> {
  const body = {
    issuerId: "issuer-harbour",
    buyerId: "buyer-calder-county",
    kind: "advanced",
    language: "en",
    days: 7,
  };
  const more = { uses: 1, recipient: "finance@calder.example", confirmsDomain: true, byMail };
  const made = expectOk(await sender.call("POST", "/api/v1/magic-links", { ...body, ...more }), "link").json<{
    id: string;
    address: string;
  }>();
  const mail = byMail ? (await detailOf(made.id)).capturedMail : made.address;
  return { id: made.id, token: /#(pgt_[\w-]{43})/.exec(mail ?? "")?.[1] ?? "" };
}

const detailOf = async (id: string): Promise<MagicLinkDetail> =>
  expectOk(await sender.call("GET", `/api/v1/magic-links/${id}`), "detail").json();

let networks = 0;

/** A browser without an account, of a network of its own. */
class Receiver {
  readonly client = new Client(system.port);
  readonly #address = { "x-test-address": `10.${(networks += 1) >> 8}.${networks & 255}.1` };

  redeem = ({ id, token }: Made): Promise<Answer> =>
    this.client.callAsIs("POST", "/api/v1/magic-links/redeem", { link: id, token }, this.#address);
  view = (): Promise<Answer> => this.client.callAsIs("GET", "/api/v1/link-upload", undefined, this.#address);
  begin = (fileName: string, size: number): Promise<Answer> =>
    this.client.callAsIs("POST", "/api/v1/link-upload", { fileName, size, uploader: "" }, this.#address);
  part = (number: number, bytes: Buffer): Promise<Answer> =>
    this.client.callAsIs("PUT", `/api/v1/link-upload/parts/${number}`, bytes, {
      ...this.#address,
      "content-digest": `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`,
    });
  complete = (): Promise<Answer> =>
    this.client.callAsIs("POST", "/api/v1/link-upload/complete", undefined, this.#address);

  async seen(): Promise<LinkUpload> {
    return expectOk(await this.view(), "view").json();
  }
}

test(`${races} redeems of one link at the same moment leave one live session`, async () => {
  const link = await makeLink();
  const receivers = Array.from({ length: races }, () => new Receiver());
  const statuses = (await Promise.all(receivers.map((each) => each.redeem(link)))).map(({ status }) => status);
  // A busy origin asks to try again; every other answer opens a session.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const opened = receivers.filter((_, at) => statuses[at] === 200);
  const live: Receiver[] = [];
  for (const each of opened) {
    const { status } = await each.view();
    if (status === 200) live.push(each);
    else expect(status).toBe(410);
  }
  expect(live).toHaveLength(1);
  expect((await detailOf(link.id)).usesSpent).toBe(0);
  recordSoak("links", [`${races} redeems at the same moment, ${opened.length} answered with a session: 1 lives on.`]);
});

test(`of ${races * 10} guesses from one network none opens a link, and most are told to wait`, async () => {
  const link = await makeLink();
  const guesser = new Receiver();
  const statuses = new Map<number, number>();
  const started = Date.now();
  for (let guess = 0; guess < races * 10; guess += 1) {
    const token = `pgt_${createHash("sha256").update(`guess ${guess}`).digest("base64url")}`;
    const { status } = await guesser.redeem({ ...link, token });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const minutes = Math.ceil((Date.now() - started) / 60_000);
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([410, 429]);
  expect(statuses.get(410)).toBeLessThanOrEqual(30 * (minutes + 1));
  // Who has the token is in another network, and is not held up.
  expect((await new Receiver().redeem(link)).status).toBe(200);
});

const header = "Supplier,Amount,Date,Purpose";
const rows = 22_000;
/** Two parts of bytes, in few long rows. */
const ledger = Buffer.from(
  [
    header,
    ...Array.from(
      { length: rows },
      (_, at) => `Maker ${at % 500} Works,${(at % 90) + 1}.25,2025-01-02,${"stationery ".repeat(36)}${at}`,
    ),
  ].join("\n"),
);

/** Sends what is missing and completes, again and again until it is done: as the page does. */
async function untilReceived(receiver: Receiver): Promise<void> {
  await until(
    "the upload to be received",
    async () => {
      try {
        const begun = await receiver.begin("ap.csv", ledger.length);
        if (begun.status === 409) return await receiver.complete();
        if (begun.status !== 200) return begun;
        const { file } = await receiver.seen();
        if (file === null) return begun;
        const parts = Math.ceil(file.size / file.partSize);
        for (let part = 1; part <= parts; part += 1) {
          if (file.partsReceived.includes(part)) continue;
          const sent = await receiver.part(part, ledger.subarray((part - 1) * file.partSize, part * file.partSize));
          if (sent.status !== 200) return sent;
        }
        return await receiver.complete();
      } catch {
        return null;
      }
    },
    (answer) => answer?.status === 200,
  );
}

/** What an upload does before each of the five kills. */
const moments = {
  "before the upload": async () => undefined,
  "after it began": async (receiver: Receiver) => void (await receiver.begin("ap.csv", ledger.length)),
  "while a part is sent": async (receiver: Receiver) => {
    await receiver.begin("ap.csv", ledger.length);
    void receiver.part(1, ledger.subarray(0, 8 * 1024 * 1024)).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 15));
  },
  "after a part": async (receiver: Receiver) => {
    await receiver.begin("ap.csv", ledger.length);
    expect((await receiver.part(1, ledger.subarray(0, 8 * 1024 * 1024))).status).toBe(200);
  },
  "while it completes": async (receiver: Receiver) => {
    await receiver.begin("ap.csv", ledger.length);
    await receiver.part(1, ledger.subarray(0, 8 * 1024 * 1024));
    expect((await receiver.part(2, ledger.subarray(8 * 1024 * 1024))).status).toBe(200);
    void receiver.complete().catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 15));
  },
} as const;

test.each(Object.entries(moments))(
  "kill -9 %s: the file is there once, whole, and one use is spent",
  async (_, act) => {
    const link = await makeLink();
    const receiver = new Receiver();
    expect((await receiver.redeem(link)).status).toBe(200);
    await act(receiver);
    await system.kill();
    await system.restart();
    await untilReceived(receiver);
    const { file, usesSpent } = await until(
      "the file to be read",
      async () => {
        const seen = await receiver.seen();
        // The page asks so as well: what was lost between store and queue is queued again.
        if (seen.file?.state === "reading") await receiver.complete();
        return seen;
      },
      (seen) => seen.file?.state === "read",
    );
    expect({ rows: file?.rows, size: file?.size, usesSpent }).toEqual({ rows, size: ledger.length, usesSpent: 1 });
    const { files, state } = await detailOf(link.id);
    expect([files.length, state]).toEqual([1, "Used"]);
  },
);

test("no token is in a log or in a store, but in the mail that the stand-in keeps", async () => {
  const [copied, mailed] = [await makeLink(), await makeLink(true)];
  for (const link of [copied, mailed]) {
    const receiver = new Receiver();
    expect((await receiver.redeem(link)).status).toBe(200);
    await receiver.client.open(`/upload/${link.id}?lang=de`);
  }
  const files = filesBelow(system.folder);
  expect(files.length).toBeGreaterThan(5);
  const holding = (token: string) => files.filter((file) => bytesOf(file).includes(token));
  expect(holding(copied.token)).toEqual([]);
  expect(holding(mailed.token).filter((file) => !/[/\\]r2[/\\]/.test(file))).toEqual([]);
  for (const { token } of [copied, mailed]) expect(system.log()).not.toContain(token);
});
